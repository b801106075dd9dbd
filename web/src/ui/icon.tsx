const paths = {
  check: 'M4.5 12.5l5 5 10-11',
  cross: 'M6 6l12 12M18 6L6 18',
  dash: 'M6 12h12',
  left: 'M14.5 5.5L8 12l6.5 6.5',
  right: 'M9.5 5.5L16 12l-6.5 6.5',
  external: 'M13.5 5H19v5.5M19 5l-8.5 8.5M17 14v4a1 1 0 01-1 1H6a1 1 0 01-1-1V8a1 1 0 011-1h4',
  clock: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.5V12l3.5 2',
  book: 'M12 6.5C10 5 7 4.5 4 4.5v14c3 0 6 .5 8 2 2-1.5 5-2 8-2v-14c-3 0-6 .5-8 2zm0 0v14',
  code: 'M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5',
  refresh: 'M19.5 11a7.5 7.5 0 00-14-2.5M4.5 4.5v4h4M4.5 13a7.5 7.5 0 0014 2.5m1 4v-4h-4',
  drop: 'M12 3.5s6 6.6 6 11a6 6 0 01-12 0c0-4.4 6-11 6-11z',
  nodes:
    'M6 8.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5zm12 3.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM9 20.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM8.4 6.7l7.2 2M7 8.3l1.5 7.3M16.3 11.6l-5.6 5',
  flask: 'M9.5 3.5h5M10.5 3.5v6L5 18.5a1.3 1.3 0 001.2 2h11.6a1.3 1.3 0 001.2-2l-5.5-9v-6M7.5 15h9',
  chart: 'M4 4v16h16M8 15.5l3.5-4 3 2.5 4.5-6',
  link: 'M10 14a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1 1M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1',
  info: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5M12 7.8v.1',
  flag: 'M6 21V4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  keyboard: 'M3 6.5h18v11H3zM7 10.2v.1M10.3 10.2v.1M13.7 10.2v.1M17 10.2v.1M8 14h8',
  circle: 'M12 7a5 5 0 100 10 5 5 0 000-10z',
  dot: 'M12 9a3 3 0 100 6 3 3 0 000-6zM12 11v2M11 12h2',
  down: 'M12 5v14M6 13l6 6 6-6',
  target: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 8a4 4 0 100 8 4 4 0 000-8zM12 12v.1',
  copy: 'M9 8.5h10.5v11H9zM15 8.5v-4H4.5v11H9',
  print: 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z',
  diagram: 'M3.5 17c3 0 3-4 6-4s3 4 6 4 3-4 5-4M3.5 11c3 0 3-4 6-4s3 4 6 4 3-4 5-4',
  enlarge: 'M4 9.5V4h5.5M20 14.5V20h-5.5M4 4l6.5 6.5M20 20l-6.5-6.5',
} as const;

export type IconName = keyof typeof paths;

/** A line icon, hidden from screen readers because a text or label has the same meaning. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      <path d={paths[name]} />
    </svg>
  );
}
