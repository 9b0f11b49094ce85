import { Facade, Slope } from './town-parts.tsx';

const ROOF = '#a8603f';
const BUILDINGS = [
  { x: 0, width: 64, top: 188, wall: '#6b6a6c', columns: 4, rows: 3 },
  { x: 64, width: 56, top: 180, wall: '#d8ccb8', columns: 3, rows: 3 },
  { x: 120, width: 70, top: 192, wall: '#8b8685', columns: 4, rows: 3 },
  { x: 190, width: 60, top: 182, wall: '#e0d5c2', columns: 3, rows: 3 },
  { x: 250, width: 58, top: 190, wall: '#5f5e61', columns: 3, rows: 3 },
  { x: 440, width: 62, top: 186, wall: '#dccfb9', columns: 3, rows: 3 },
  { x: 502, width: 66, top: 178, wall: '#77747a', columns: 4, rows: 4 },
  { x: 568, width: 58, top: 190, wall: '#e2d8c6', columns: 3, rows: 3 },
  { x: 626, width: 94, top: 182, wall: '#656468', columns: 5, rows: 4 },
];

/** Draws the chain of the Puys and, black in front of it, the cathedral of lava stone. */
export function ClermontFerrandScene() {
  return (
    <>
      <defs>
        <linearGradient id="ciel-auvergne" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#a9c9c9" />
          <stop offset="1" stopColor="#fbf3df" />
        </linearGradient>
        <pattern id="lauze" width="132" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(-2)">
          <path fill="#3c4346" d="M0 0h132v60H0z" />
          <path fill="#6d7677" d="M2 0h38v22q-18 9-38 2z" />
          <path fill="#838a86" d="M43 0h30v25q-14 7-30 0z" />
          <path fill="#5c6668" d="M76 0h54v21q-26 10-54 3z" />
          <path fill="#7b8480" d="M0 30h22v22q-10 7-22 3zM112 30h20v25q-10 2-20-2z" />
          <path fill="#646e70" d="M25 31h46v22q-24 9-46 1z" />
          <path fill="#8b918b" d="M74 31h35v23q-18 6-35 0z" />
          <path fill="#a9a675" opacity="0.55" d="M52 8q6-5 10 1t-7 5zM88 40q8-3 9 3t-9 2zM10 38q5-3 7 2t-6 3z" />
        </pattern>
      </defs>
      <path fill="url(#ciel-auvergne)" d="M0 0h720v340H0z" />
      <path
        fill="#93b3a0"
        d="M0 184c24-40 54-44 82-10 14-40 44-66 62-84 22-34 44-52 66-52s44 20 66 54c14 20 34 44 50 76 34-44 66-44 92-4 34-52 70-50 98 0 26-36 60-36 84 0 36-50 74-44 120 6v70H0z"
      />
      <path fill="none" stroke="#4f6b5b" strokeWidth="3" d="M210 42V14M204 38h12M206 30h8M210 14V6" />
      <path
        fill="none"
        stroke="#7b9d88"
        strokeWidth="2"
        d="M160 92q50-20 104 4M144 122q66-26 142 4M132 150q80-26 176 6"
      />
      <path
        fill="#6c9079"
        d="M0 206c50-40 96-38 140-6 50-34 104-30 150 4 60-40 118-36 166 0 60-44 116-38 160 2 36-22 70-20 104-6v80H0z"
      />
      <path fill="#8b8f86" d="M0 236h720v40H0z" />
      <Cathedral />
      {BUILDINGS.map((building) => (
        <Facade key={building.x} {...building} bottom={272} roof={ROOF} rise={12} pane="#3f4a4c" />
      ))}
      <path stroke="#3a3a3d" strokeWidth="3" d="M0 189h64M120 193h70M250 191h58M502 179h66M626 183h94" />
      <Slope pattern="lauze" ridge="#2c3336" />
    </>
  );
}

/** Draws two spires of Volvic stone and the nave behind. */
const Cathedral = () => (
  <>
    <path fill="#3b3d42" d="M322 240v-86h92v86z" />
    <path fill="#2f3136" d="M316 240V118h26v122zM394 240V118h26v122z" />
    <path fill="#2f3136" d="M316 118l13-74 13 74zM394 118l13-74 13 74z" />
    <path fill="#45484e" d="M342 154l26-26 26 26z" />
    <path
      fill="#2f3136"
      d="M312 118h34v5h-34zM390 118h34v5h-34zM314 118l-3-14 6 6zM344 118l3-14-6 6zM392 118l-3-14 6 6zM422 118l3-14-6 6z"
    />
    <circle cx="368" cy="176" r="14" fill="#7f9aa0" />
    <path fill="none" stroke="#3b3d42" strokeWidth="2" d="M368 162v28M354 176h28M358 166l20 20M378 166l-20 20" />
    <path
      fill="#60646b"
      d="M324 136h10v26h-10zM402 136h10v26h-10zM324 176h10v26h-10zM402 176h10v26h-10zM358 240v-28a10 12 0 0 1 20 0v28z"
    />
  </>
);
