import { Facade, Slope } from './town-parts.tsx';

const BUILDINGS = [
  { x: 0, width: 70, top: 186, wall: '#d5d2c8', roof: '#6c7a86', rise: 22, columns: 4, rows: 4 },
  { x: 70, width: 60, top: 194, wall: '#e4dccb', roof: '#a9603f', rise: 26, columns: 3, rows: 3 },
  { x: 130, width: 74, top: 182, wall: '#c9c7bf', roof: '#5f6d79', rise: 24, columns: 5, rows: 4 },
  { x: 204, width: 58, top: 198, wall: '#e9e1d0', roof: '#96543a', rise: 30, columns: 3, rows: 3 },
  { x: 262, width: 70, top: 188, wall: '#d8d3c5', roof: '#6c7a86', rise: 22, columns: 4, rows: 4 },
  { x: 332, width: 60, top: 196, wall: '#e3dac6', roof: '#a9603f', rise: 28, columns: 3, rows: 3 },
  { x: 392, width: 66, top: 190, wall: '#cfccc2', roof: '#5f6d79', rise: 22, columns: 4, rows: 4 },
  { x: 458, width: 60, top: 200, wall: '#e8dfcd', roof: '#96543a', rise: 30, columns: 3, rows: 3 },
];
const CABINS = [
  [392, 118],
  [376, 125],
  [360, 132],
  [344, 139],
  [328, 146],
] as const;

/** Draws Belledonne under snow, the Bastille and its five round cabins over the Isère. */
export function GrenobleScene() {
  return (
    <>
      <defs>
        <linearGradient id="ciel-dauphinois" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4d8fbf" />
          <stop offset="1" stopColor="#e9f3f8" />
        </linearGradient>
        <pattern id="tuile-ecaille" width="36" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(-2)">
          <path fill="#5b3325" d="M0 0h36v44H0z" />
          <path fill="#96513a" d="M1 40h34v12H1z" />
          <path fill="#8d4a31" d="M-17 18h34v12a17 13 0 0 1-34 0z" />
          <path fill="#b5694a" d="M19 18h34v12a17 13 0 0 1-34 0z" />
          <path fill="#a1573a" d="M1-4h34v12a17 13 0 0 1-34 0z" />
        </pattern>
      </defs>
      <path fill="url(#ciel-dauphinois)" d="M0 0h720v340H0z" />
      <path
        fill="#8fa9bd"
        d="M0 160l44-46 34 20 56-74 40 34 46-58 50 46 38-30 58 62 40-34 54 56 44-26 60 40 62-30 94 44v90H0z"
      />
      <path
        fill="#fff"
        d="M96 110l38-50 40 34 46-58 50 46 38-30 58 62 40-34 30 31-26-8-14 16-24-18-22 20-34-34-22 24-30-22-20 26-26-30-24 40-28-22-18 16-16-14zM524 110l40-24 30 20-24 2-16-8-14 12zM640 110l46-14 34 14v12l-24-12-20 8-16-6z"
      />
      <path fill="#57705f" d="M470 240c10-40 34-90 70-112l30-14 44-34 40 6 66-24v178z" />
      <path fill="#6c8672" d="M470 240c10-40 34-90 70-112l30-14-20 40 30 10-36 36 26 14-40 26z" />
      <path fill="#dcd3bf" d="M560 118l10-22h66l14 20-12 4-10-12h-44l-12 14zM582 96v-14h12v14zM606 96v-18h20v18z" />
      <path fill="none" stroke="#3b4a55" strokeWidth="1.5" d="M586 84 250 178" />
      {CABINS.map(([x, y]) => (
        <g key={x}>
          <path stroke="#3b4a55" strokeWidth="1.5" d={`M${x} ${y}v8`} />
          <circle cx={x} cy={y + 14} r="7" fill="#e9f1f5" stroke="#3b4a55" strokeWidth="1.5" />
        </g>
      ))}
      {BUILDINGS.map((building) => (
        <Facade key={building.x} {...building} bottom={250} pane="#5a6b78" />
      ))}
      <path fill="#7fa4b0" d="M0 236h720v44H0z" />
      <path fill="#cfc7b6" d="M0 234h520v6H0z" />
      <path stroke="#b6d0d8" strokeWidth="2" d="M60 254h70M220 246h80M400 252h90M560 246h80" />
      <Slope pattern="tuile-ecaille" ridge="#5b3325" />
      <path fill="#fff" d="M0 261 720 233v6l-150 12-60-2-90 9-70-2-110 10-80-1-160 7z" opacity="0.92" />
    </>
  );
}
