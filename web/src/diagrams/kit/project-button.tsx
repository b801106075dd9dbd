import { Button } from '../../ui/button';

interface ProjectButtonProps {
  /** The name of the file, without its ending. */
  name: string;
  /** Writes the project. */
  write: () => string;
}

/** Downloads the state as a project that EPA SWMM opens. */
export function ProjectButton({ name, write }: ProjectButtonProps) {
  const download = () => {
    const address = URL.createObjectURL(new Blob([write()], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.inp`;
    link.click();
    // The browser has read the address by then.
    window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <Button variant="secondary" onClick={download} className="print:hidden">
      Download this state for SWMM (.inp)
    </Button>
  );
}
