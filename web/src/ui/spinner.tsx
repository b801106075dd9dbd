/** Shows that something is loading. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-16 text-on-muted">
      <span
        aria-hidden="true"
        className="size-6 animate-spin rounded-full border-3 border-hairline border-t-primary"
      />
      {label}
    </div>
  );
}
