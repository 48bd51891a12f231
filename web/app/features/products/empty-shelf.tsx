const strokes = {
  wood: { stroke: 'var(--ink-soft)', strokeWidth: 3 },
  missing: { stroke: 'var(--accent)', strokeWidth: 2.5, strokeDasharray: '5 6' },
  plus: { stroke: 'var(--accent)', strokeWidth: 3 },
} as const;

export function EmptyShelf() {
  return (
    <svg
      viewBox="0 0 96 96"
      width="100%"
      height="100%"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M6 76h84M16 76v12M80 76v12" style={strokes.wood} />
      <path
        style={strokes.missing}
        d="M38 34h20M41 34c0 8-13 12-13 25 0 11 8 17 20 17s20-6 20-17c0-13-13-17-13-25"
      />
      <path d="M48 50v14M41 57h14" style={strokes.plus} />
    </svg>
  );
}
