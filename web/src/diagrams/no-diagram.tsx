/** Shown instead of a diagram when a question has none. */
export function NoDiagram() {
  return (
    <p className="rounded-lg border border-hairline bg-muted px-4 py-6 text-center text-on-card">
      Diagram not available
    </p>
  );
}
