interface CommandListProps {
  commands: { command: string; does: string }[];
}

/** Commands with what they do. */
export function CommandList({ commands }: CommandListProps) {
  return (
    <dl className="space-y-3 rounded-xl border border-hairline bg-card p-4 text-on-card">
      {commands.map(({ command, does }) => (
        <div key={command}>
          <dt>
            <code className="[overflow-wrap:anywhere]">{command}</code>
          </dt>
          <dd className="text-on-muted">{does}</dd>
        </div>
      ))}
    </dl>
  );
}
