/** Lines of a file or report, which scroll sideways. */
export function Listing({ text }: { text: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded bg-muted px-3 py-2 font-mono text-sm leading-snug print:overflow-visible print:text-xs print:whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}
