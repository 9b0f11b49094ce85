import { Facade, Slope } from './town-parts.tsx';

const TILE = '#d69a6a';
const BUILDINGS = [
  { x: 0, width: 76, top: 196, wall: '#efd9b4', columns: 4, rows: 3 },
  { x: 76, width: 60, top: 186, wall: '#e6c79a', columns: 3, rows: 3 },
  { x: 136, width: 84, top: 200, wall: '#f3e4c6', columns: 4, rows: 2 },
  { x: 330, width: 64, top: 198, wall: '#ecd0a5', columns: 3, rows: 2 },
  { x: 394, width: 80, top: 190, wall: '#f4e6cc', columns: 4, rows: 3 },
  { x: 474, width: 62, top: 202, wall: '#e8c99d', columns: 3, rows: 2 },
];

/** Draws the cliff and ruins of Crussol over the Rhône, Saint-Apollinaire, and a cypress bent by the wind. */
export function ValenceScene() {
  return (
    <>
      <defs>
        <linearGradient id="ciel-valence" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#5fa0cc" />
          <stop offset="1" stopColor="#fdf0d6" />
        </linearGradient>
        <pattern id="tuile-romane" width="108" height="38" patternUnits="userSpaceOnUse" patternTransform="rotate(-2)">
          <path fill="#8f5a36" d="M0 0h108v38H0z" />
          <path fill="#d9a06c" d="M0 0h34v30q-9 6-17 0t-17 0z" />
          <path fill="#c5825a" d="M36 0h34v30q-9 6-17 0t-17 0z" />
          <path fill="#e6bd8c" d="M72 0h34v30q-9 6-17 0t-17 0z" />
          <path fill="#fff" opacity="0.2" d="M6 0h7v29l-7 1zM42 0h7v29l-7 1zM78 0h7v29l-7 1z" />
        </pattern>
      </defs>
      <path fill="url(#ciel-valence)" d="M0 0h720v340H0z" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.75"
        d="M40 52h96q18 0 18-14t-14-12M90 74h190M230 44h70q14 0 14-11t-11-9M360 88h120q16 0 16 13"
      />
      <path fill="#b9b08e" d="M250 214c60-12 110-20 150-56l40-40 26 10 34-52 40 8 26-22 40 30 32 8 82 44v70z" />
      <path
        fill="#d9cda6"
        d="M440 118l26 10 34-52 40 8 26-22 40 30 32 8 82 44v16l-90-34-40 4-44-20-36 24-30-6-34 22z"
      />
      <path fill="none" stroke="#a2966e" strokeWidth="2" d="M470 150v26M520 128v34M566 120v40M612 132v34M664 146v30" />
      <Crussol />
      <path fill="#6f9db5" d="M0 212h720v56H0z" />
      <path fill="#a88f62" d="M560 214h160v8H560z" />
      <path stroke="#b9d6e2" strokeWidth="2" d="M230 226h70M560 236h120M500 250h90M260 244h50M620 224h60" />
      <path fill="#f1e4cb" d="M232 214V142h34v72zM228 142l21-34 21 34zM266 214v-44h56v44z" />
      <path fill={TILE} d="M262 172l10-12h48l10 12z" />
      <path fill="#8c7a5c" d="M240 152h7v14h-7zM252 152h7v14h-7zM278 184h6v16h-6zM296 184h6v16h-6z" />
      {BUILDINGS.map((building) => (
        <Facade key={building.x} {...building} bottom={272} roof={TILE} rise={11} pane="#6d7b78" />
      ))}
      <path
        fill="none"
        stroke="#b98556"
        strokeWidth="4"
        strokeDasharray="3 3"
        d="M0 199h76M76 189h60M136 203h84M330 201h64M394 193h80M474 205h62"
      />
      <path
        fill="#3f5a45"
        d="M560 262c-2-40 12-80 40-104 2 38-8 76-26 104zM600 262c0-30 12-58 32-76 2 28-8 56-20 76z"
      />
      <Slope pattern="tuile-romane" ridge="#a2683f" />
    </>
  );
}

/** Draws the remains of the castle: a gable against the sky. */
const Crussol = () => (
  <path fill="#8f8157" d="M548 68V40l8-4 4 8 6-16 10 6v10l8-2v20zM592 80V62l8 2 4-8 6 6v18zM524 78l2-14 8 2v14z" />
);
