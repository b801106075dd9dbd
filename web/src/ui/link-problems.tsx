interface LinkProblemsProps {
  /** One sentence per problem. */
  problems: readonly string[];
  /** What the page shows instead. */
  instead: string;
}

/** Lists the parts of a link that could not be used. */
export function LinkProblems({ problems, instead }: LinkProblemsProps) {
  return (
    <>
      <p className="font-semibold">Part of this link could not be used.</p>
      <ul className="list-disc space-y-1 pl-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p>{instead}</p>
    </>
  );
}
