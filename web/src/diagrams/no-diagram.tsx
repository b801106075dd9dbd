/** Shown instead of a diagram when a question has none, or names one that does not exist. */
export function NoDiagram() {
  return (
    <p className="rounded-lg border border-hairline bg-muted px-4 py-3 text-on-card">
      Diagram not available
    </p>
  );
}
