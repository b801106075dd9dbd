interface LinkProblemsProps {
  /** What could not be used, a sentence each. */
  problems: readonly string[];
  /** What stands in its place. */
  instead: string;
}

/** Says kindly what of a link could not be used. */
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
