import classes from './example-drawing.module.css';

/** How a report looks, without a figure that could pass for the user's own. */
export function ExampleDrawing() {
  return (
    <figure className={classes.example}>
      <figcaption className={classes.caption}>Exemplo</figcaption>
      <svg viewBox="0 0 320 240" className={classes.drawing} aria-hidden="true">
        {[0, 1, 2, 3].map((card) => (
          <g key={card} transform={`translate(${card * 80} 0)`}>
            <rect className={classes.card} x="1" y="1" width="70" height="54" rx="8" />
            <rect className={classes.text} x="10" y="12" width="34" height="6" rx="3" />
            <rect className={classes.value} x="10" y="28" width="48" height="14" rx="4" />
          </g>
        ))}
        <rect className={classes.card} x="1" y="68" width="310" height="170" rx="10" />
        {bars.map(({ kind, y, width }) => (
          <g key={kind} data-kind={kind} className={classes.bar}>
            <rect className={classes.text} x="16" y={y} width="60" height="7" rx="3.5" />
            <rect className={classes.track} x="16" y={y + 14} width="280" height="20" rx="6" />
            <rect className={classes.fill} x="16" y={y + 14} width={width} height="20" rx="6" />
          </g>
        ))}
      </svg>
    </figure>
  );
}

const bars = [
  { kind: 'lucrative', y: 86, width: 190 },
  { kind: 'attention', y: 136, width: 96 },
  { kind: 'loss', y: 186, width: 44 },
];
