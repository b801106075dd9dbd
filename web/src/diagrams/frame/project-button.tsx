import { useState } from 'react';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/failure';

interface ProjectButtonProps {
  /** The name of the file, without its extension. */
  name: string;
  /** Writes the project. */
  write: () => Promise<string>;
}

/** Downloads the state as a project that EPA SWMM opens. */
export function ProjectButton({ name, write }: ProjectButtonProps) {
  const [hasFailed, setFailed] = useState(false);
  const download = async () => {
    try {
      save(name, await write());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={download} className="print:hidden">
        Download this state for SWMM (.inp)
      </Button>
      {hasFailed && <Failure what="The code that writes the project" retry={download} />}
    </>
  );
}

function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.inp`;
  link.click();
  // By then the browser has read the file.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
