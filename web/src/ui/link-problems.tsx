interface LinkProblemsProps {
  /** One sentence per problem. */
  problems: readonly string[];
}

/** Lists the parts of a link that could not be used. */
export function LinkProblems({ problems }: LinkProblemsProps) {
  return (
    <>
      <p className="font-semibold">Part of this link could not be used.</p>
      <ul className="list-disc space-y-1 pl-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p>The rest of the link is used.</p>
    </>
  );
}
