import { Chimney, Facade, Slope } from './town-parts.tsx';

const TILE = '#b4532f';
const FACADES = [
  { x: 0, width: 62, top: 168, wall: '#e3b48a', columns: 4, rows: 5 },
  { x: 62, width: 54, top: 156, wall: '#d98f6c', columns: 3, rows: 6 },
  { x: 116, width: 70, top: 172, wall: '#ecd3a6', columns: 4, rows: 5 },
  { x: 186, width: 58, top: 160, wall: '#d7a08a', columns: 4, rows: 6 },
  { x: 244, width: 66, top: 176, wall: '#e9c391', columns: 4, rows: 5 },
  { x: 310, width: 56, top: 166, wall: '#c98a6a', columns: 3, rows: 5 },
  { x: 366, width: 72, top: 150, wall: '#ead9bd', columns: 5, rows: 6 },
  { x: 438, width: 60, top: 136, wall: '#dba77c', columns: 4, rows: 7 },
  { x: 498, width: 64, top: 122, wall: '#e8c7a0', columns: 4, rows: 8 },
  { x: 562, width: 56, top: 110, wall: '#cf9373', columns: 4, rows: 8 },
  { x: 618, width: 102, top: 98, wall: '#ecd8b4', columns: 6, rows: 9 },
];

/** Draws Fourvière on its hill, the quays of the Saône, the tall houses of the Croix-Rousse. */
export function LyonScene() {
  return (
    <>
      <defs>
        <linearGradient id="ciel-lyon" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#9fbcc8" />
          <stop offset="1" stopColor="#fbe9d6" />
        </linearGradient>
        <pattern id="tuile-canal" width="26" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(-2)">
          <path fill="#7a3219" d="M0 0h26v34H0z" />
          <path fill="#b95a34" d="M2 -4h20v30a10 8 0 0 1-20 0z" />
          <path fill="#d07c52" d="M5 -4h5v31q-4-1-5-4z" />
          <path fill="none" stroke="#6a2a15" strokeWidth="1.5" d="M2 26a10 8 0 0 0 20 0" />
        </pattern>
      </defs>
      <path fill="url(#ciel-lyon)" d="M0 0h720v340H0z" />
      <circle cx="520" cy="74" r="30" fill="#fff4dd" />
      <path fill="#a9bcae" d="M0 176c90-30 150-74 236-82s150 40 230 70 170 34 254 40v60H0z" />
      <path fill="#8ea693" d="M0 196c70-22 130-44 190-46s120 26 190 44 220 24 340 30v40H0z" />
      <Basilica />
      <path fill="none" stroke="#6f7f86" strokeWidth="2" d="M154 108l8-72 8 72M156 92h12M158 74h8M160 56h4M162 36V20" />
      {FACADES.map((facade) => (
        <Facade key={facade.x} {...facade} bottom={232} roof={TILE} rise={facade.x > 400 ? 9 : 13} />
      ))}
      <Chimney x={86} y={150} fill="#a4694a" />
      <Chimney x={398} y={142} fill="#b88b6c" />
      <Chimney x={526} y={114} fill="#a4694a" />
      <Chimney x={660} y={90} fill="#b88b6c" />
      <path fill="#7f9ba6" d="M0 228h720v50H0z" />
      <path stroke="#a9c0c8" strokeWidth="2" d="M40 250h70M180 242h54M300 254h90M470 244h70M600 234h60" />
      <path fill="#d9cbb4" d="M0 226h720v7H0z" />
      <Slope pattern="tuile-canal" ridge="#8c3a1d" />
    </>
  );
}

/** Draws four towers and a nave in a pale colour. */
const Basilica = () => (
  <>
    <path fill="#f4ecdf" d="M214 98V62h76v36zM222 62l30-16 30 16z" />
    <path fill="#e2d6c3" d="M204 100V48h12v52zM226 100V52h9v48zM270 100V52h9v48zM290 100V48h12v52z" />
    <path fill="#f4ecdf" d="M202 48l2-8h3v4h6v-4h3l2 8zM288 48l2-8h3v4h6v-4h3l2 8z" />
    <path fill="#8d8577" d="M246 98V82a7 7 0 0 1 14 0v16zM230 70h5v10h-5zM271 70h5v10h-5z" />
    <path fill="#cdbf9f" d="M251 44v-10h3v10z" />
  </>
);
