/** Shown instead of a diagram when a question has none, or names one that does not exist. */
export function NoDiagram() {
  return (
    <div className="rounded-lg border border-hairline bg-muted px-4 py-3 text-on-card">
      <p>Diagram not available</p>
      <p className="text-on-muted">There is none for this subject.</p>
    </div>
  );
}
