/** In the place of a diagram where there is none. */
export function NoDiagram() {
  return (
    <p className="rounded-lg border border-hairline bg-muted px-4 py-10 text-center text-on-card">
      Diagram not available
    </p>
  );
}
