import { Chimney, Facade, Slope } from './town-parts.tsx';

const ROOF = '#6b4a41';
const MINERS = Array.from({ length: 12 }, (_, place) => ({
  x: place * 60,
  width: 58,
  top: 206 - (place % 3) * 3,
  wall: ['#b9a48f', '#a8948a', '#c3b3a0', '#9d8e86'][place % 4] as string,
}));
const WEAVERS = [
  { x: 444, width: 66, top: 150, wall: '#c9b08f' },
  { x: 510, width: 58, top: 138, wall: '#b79a80' },
  { x: 568, width: 72, top: 146, wall: '#d0bd9f' },
  { x: 640, width: 80, top: 134, wall: '#bda68b' },
];

/** Draws the two slag heaps of Couriot and its headframe, weavers' houses, and the Pilat under snow. */
export function SaintEtienneScene() {
  return (
    <>
      <defs>
        <linearGradient id="ciel-stephanois" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8798a4" />
          <stop offset="1" stopColor="#e4e7e6" />
        </linearGradient>
        <linearGradient id="pilat" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.45" stopColor="#eef2f3" />
          <stop offset="1" stopColor="#a9b7bd" />
        </linearGradient>
        <pattern id="tuile-losangee" width="44" height="40" patternUnits="userSpaceOnUse" patternTransform="rotate(-2)">
          <path fill="#5c423b" d="M0 0h44v40H0z" />
          <path fill="#72544a" d="M2 2h40v34H2z" />
          <path fill="#84645a" d="M22 5l11 14-11 14L11 19z" />
          <path fill="none" stroke="#3f2c27" strokeWidth="2" d="M0 38h44M43 0v40M22 5l11 14-11 14L11 19z" />
        </pattern>
      </defs>
      <path fill="url(#ciel-stephanois)" d="M0 0h720v340H0z" />
      <path
        fill="url(#pilat)"
        d="M0 166c50-30 96-44 150-46s76-44 132-52 76 22 122 8 70-34 118-26 62 34 106 34 62-14 92-8v164H0z"
      />
      <path
        fill="#7d8f93"
        opacity="0.55"
        d="M0 196c60-24 110-28 170-30s120-34 190-30 100-20 160-12 140 14 200 10v92H0z"
      />
      <path fill="#4c5356" d="M40 212 132 92q10-10 20 0l92 120z" />
      <path fill="#3d4447" d="M142 87q5 0 10 5l92 120h-70z" />
      <path fill="#565d60" d="M196 212 276 116q9-9 18 0l82 96z" />
      <path fill="#464d50" d="M285 111q5 0 9 5l82 96h-60z" />
      <path
        fill="#66705f"
        d="M60 212l34-44 16 10 26-22 12 20 22-6 30 42zM230 212l26-30 20 6 22-12 30 36z"
        opacity="0.55"
      />
      <Headframe />
      {WEAVERS.map((building) => (
        <Facade key={building.x} {...building} bottom={212} roof={ROOF} rise={17} columns={4} rows={3} pane="#475158" />
      ))}
      <Chimney x={470} y={136} fill="#8d5a48" />
      <Chimney x={596} y={132} fill="#8d5a48" />
      <Chimney x={676} y={120} fill="#8d5a48" />
      {MINERS.map((running) => (
        <Facade key={running.x} {...running} bottom={272} roof={ROOF} rise={18} columns={3} rows={2} pane="#4c565c" />
      ))}
      {MINERS.map(({ x, top }) => (
        <Chimney key={x} x={x + 40} y={top - 10} fill="#85523f" />
      ))}
      <Slope pattern="tuile-losangee" ridge="#4a332d" />
      <path fill="#fff" d="M0 262 720 234v7L520 250l-60-2-80 8-70-1-90 8-80-1L0 273z" opacity="0.94" />
    </>
  );
}

/** Draws the wheels over the shaft, and the strut that supports them. */
const Headframe = () => (
  <path
    fill="none"
    stroke="#7d3b2b"
    strokeWidth="4"
    d="M392 214l10-92h22l10 92M436 214l-20-92M396 176h36M399 150h28M396 176l31-26M432 176l-33-26M424 122l40 92M404 112a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
  />
);
