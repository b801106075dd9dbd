//go:build !linux

package atomicfile

// place moves the content to the target.
func (p *Pending) place() error {
	if err := p.close(); err != nil {
		return err
	}
	if !p.exists {
		if p.write.If == Always {
			return p.rename()
		}
		return p.link()
	}
	if err := p.checkUnchanged(); err != nil {
		return err
	}
	return p.rename()
}
