/** Outline of a truss, shown in empty states. */
export function RoofDrawing() {
  return (
    <svg
      width="120"
      height="64"
      viewBox="0 0 120 64"
      fill="none"
      stroke="var(--mantine-color-placeholder)"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M6 54 60 8l54 46Z" strokeLinejoin="round" />
      <path d="M60 8v46M60 54 33 31M60 54l27-23M33 31v23M87 31v23" />
      <path d="M2 60h116" strokeDasharray="3 5" />
    </svg>
  );
}
