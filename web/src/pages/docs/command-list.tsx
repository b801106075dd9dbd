interface CommandListProps {
  commands: { command: string; description: string }[];
}

/** Commands, each with what it does. */
export function CommandList({ commands }: CommandListProps) {
  return (
    <dl className="space-y-3 rounded-xl border border-hairline bg-card p-4 text-on-card">
      {commands.map(({ command, description }) => (
        <div key={command}>
          <dt>
            <code className="[overflow-wrap:anywhere]">{command}</code>
          </dt>
          <dd className="text-on-muted">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
