import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { formatQuantity } from '../kit/format';
import { Plot } from '../kit/plot';
import type { DiagramSpec } from '../kit/spec';
import { makeDiagram } from './make-diagram';

type Sample = { depthFt: number; hour: number; shape: 'round' | 'square'; isOpen: boolean };

const run = vi.fn(({ depthFt }: Sample) => ({ doubleFt: 2 * depthFt }));
const spec: DiagramSpec<Sample, { doubleFt: number }> = {
  initial: { depthFt: 1, hour: 0, shape: 'round', isOpen: true },
  controls: [
    {
      type: 'range',
      name: 'depthFt',
      label: 'Depth',
      quantity: 'length',
      min: 0,
      max: 5,
      step: 0.1,
    },
    {
      type: 'range',
      name: 'hour',
      label: 'Time',
      quantity: 'hours',
      min: 0,
      max: ({ depthFt }) => (depthFt < 0.5 ? 3 : 6),
      step: 1,
    },
    {
      type: 'choice',
      name: 'shape',
      label: 'Shape',
      options: [
        { value: 'round', label: 'Round' },
        { value: 'square', label: 'Square' },
      ],
      when: ({ isOpen }) => isOpen,
    },
    { type: 'toggle', name: 'isOpen', label: 'Open' },
  ],
  main: ['depthFt', 'hour', 'shape', 'isOpen'],
  run,
  Drawing: ({ result, isChanged, latest }) => (
    <svg
      data-testid="drawing"
      data-double={result.doubleFt}
      data-changed={isChanged}
      data-latest={latest?.join()}
    />
  ),
  describe: ({ hour, shape }, units, { doubleFt }) =>
    `At hour ${Math.round(hour)} the ${shape} one is twice ${formatQuantity(doubleFt / 2, 'length', units)} deep.`,
  readings: (_params, units, { doubleFt }) => [
    { label: 'Twice', value: formatQuantity(doubleFt, 'length', units) },
  ],
  prompts: [
    {
      ask: 'Is it deep?',
      choices: ['Yes', 'No'],
      right: 0,
      start: { depthFt: 2 },
      task: 'Make it 8 ft.',
      isMet: (_params, { doubleFt }) => doubleFt === 8,
      solution: { depthFt: 4 },
      reveal: 'It is deep.',
    },
  ],
  examples: [
    { label: 'Deep', params: { depthFt: 4 }, notice: 'It is deep.' },
    { label: 'Square', params: { shape: 'square' }, notice: 'It is square.' },
    { label: 'Late', params: { hour: 5 }, notice: 'It is late.' },
  ],
  sources: 'a book',
  note: 'A simplification.',
  project: () => Promise.resolve('[TITLE]'),
  play: { name: 'hour', seconds: 2 },
};
const Sample = makeDiagram(spec);
const isRound = ({ shape }: { shape: string }) => shape === 'round';

const slider = (name: string) => screen.getByRole('slider', { name });
const move = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });
const sentence = () => screen.getByText(/^At hour/).textContent?.replaceAll('\u00a0', ' ');

/** Replaces the browser's animation frames with frames that `run` runs. */
function stubFrames() {
  const due = new Map<number, FrameRequestCallback>();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    last += 1;
    due.set(last, frame);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => due.delete(id));
  return {
    count: () => due.size,
    run: (now: number) => {
      const frames = [...due.values()];
      due.clear();
      for (const frame of frames) frame(now);
    },
  };
}

describe('a diagram', () => {
  it('is a figure with a name, which its sentence describes', () => {
    render(<Sample title="Sample" />);
    const figure = screen.getByRole('figure', { name: 'Sample' });
    expect(figure).toHaveAccessibleDescription(/^At hour 0 the round one/);
    expect(screen.getByText('A simplification.')).toBeVisible();
    expect(screen.getByText('Formulas: a book.')).toBeVisible();
  });

  it('follows its sliders, which speak their values with units', () => {
    render(<Sample title="Sample" />);
    move('Depth', 2.5);
    expect(sentence()).toBe('At hour 0 the round one is twice 2.5 ft deep.');
    expect(slider('Depth')).toHaveAttribute('aria-valuetext', '2.5 feet');
    expect(screen.getByTestId('drawing')).toHaveAttribute('data-double', '5');
    expect(screen.getByRole('definition')).toHaveTextContent('5 ft');
  });

  it('runs its model once for each change, but not when only the time changes', () => {
    render(<Sample title="Sample" search="?depthFt=1" />);
    run.mockClear();
    move('Time', 3);
    expect(sentence()).toMatch(/^At hour 3/);
    expect(run).not.toHaveBeenCalled();
    move('Depth', 2);
    expect(run).toHaveBeenCalledExactlyOnceWith({ ...spec.initial, depthFt: 2 });
  });

  it('switches units without changing the state', async () => {
    render(<Sample title="Sample" search="?depthFt=2" />);
    await userEvent.click(screen.getByRole('radio', { name: 'SI' }));
    expect(sentence()).toContain('twice 0.61 m deep');
    await userEvent.click(screen.getByRole('radio', { name: 'US' }));
    expect(sentence()).toContain('twice 2 ft deep');
  });

  it('shows in SI the value that it computes with, even between the steps of its slider', async () => {
    render(<Sample title="Sample" search="?depthFt=1" />);
    await userEvent.click(screen.getByRole('radio', { name: 'SI' }));
    expect(slider('Depth')).toHaveAttribute('aria-valuetext', '0.305 meters');
    expect(sentence()).toContain('0.305 m deep');
    move('Depth', 0.32);
    expect(slider('Depth')).toHaveAttribute('aria-valuetext', '0.32 meters');
  });

  it('takes the value of a goal at the slider step closest to it', async () => {
    render(<Sample title="Sample" search="?depthFt=2&units=SI" />);
    // The goal of 4 ft is 1.2192 m, and the slider's steps are 0.02 m.
    move('Depth', 1.22);
    expect(screen.getByTestId('drawing')).toHaveAttribute('data-double', '8');
    expect(slider('Depth')).toHaveAttribute('aria-valuetext', '1.22 meters');
    for (const [meters, said] of [
      [1.2, '1.20 meters'],
      [1.24, '1.24 meters'],
    ] as const) {
      move('Depth', meters);
      expect(slider('Depth')).toHaveAttribute('aria-valuetext', said);
    }
  });

  it('returns to the value with which it opened, even between two steps', () => {
    render(<Sample title="Sample" search="?depthFt=2.03" />);
    expect(slider('Depth')).toHaveValue('2.03');
    const step = Number(slider('Depth').getAttribute('step'));
    move('Depth', 3);
    expect(sentence()).not.toContain('2.03 ft');
    move('Depth', Math.round(2.03 / step) * step);
    expect(sentence()).toContain('2.03 ft');
    expect(slider('Depth')).toHaveValue('2.03');
  });

  it('restores a value that the limits allow again', () => {
    render(<Sample title="Sample" search="?depthFt=1&hour=5" />);
    move('Depth', 0.2);
    expect(slider('Time')).toHaveValue('3');
    move('Depth', 1);
    expect(slider('Time')).toHaveValue('5');
  });

  it('reaches a limit that is nearest to the value with which it opened', () => {
    render(<Sample title="Sample" search="?depthFt=4.98" />);
    move('Depth', 4);
    move('Depth', 5);
    expect(slider('Depth')).toHaveAttribute('aria-valuetext', '5.0 feet');
  });

  it('can leave the limit at which it opened by one step', () => {
    render(<Sample title="Sample" search="?depthFt=5&units=SI" />);
    // 5 ft is 1.524 m, and the slider's steps are 0.02 m.
    move('Depth', 1.52);
    expect(slider('Depth')).toHaveAttribute('aria-valuetext', '1.52 meters');
  });

  it('keeps a slider at a limit between two of its steps', async () => {
    render(<Sample title="Sample" search="?units=SI" />);
    // 5 ft is 1.524 m, and the slider's steps are 0.02 m.
    move('Depth', 1.54);
    expect(slider('Depth')).toHaveValue('1.54');
    expect(sentence()).toContain('twice 1.52 m deep');
  });

  it('hides the controls that do not apply', async () => {
    render(<Sample title="Sample" />);
    expect(screen.getByRole('group', { name: 'Shape' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Open' }));
    expect(screen.queryByRole('group', { name: 'Shape' })).toBeNull();
  });

  it('shows an example from the initial state, and resets to the case of its first question', async () => {
    render(<Sample title="Sample" search="?hour=2" />);
    const examples = screen.getByRole('region', { name: 'Try this' });
    expect(within(examples).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Deep' }));
    expect(sentence()).toBe('At hour 0 the round one is twice 4 ft deep.');
    expect(within(examples).getByText(/^It is deep\./)).toBeVisible();
    move('Time', 2);
    expect(within(examples).getByText(/^It is deep\./)).toBeVisible();
    move('Depth', 3);
    expect(screen.queryByText(/^It is deep\./)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Deep' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByText(/^It is deep\./)).toBeNull();
    expect(sentence()).toBe('At hour 0 the round one is twice 2 ft deep.');
  });

  it('names the settings that an example has changed, except the time', async () => {
    render(<Sample title="Sample" search="?hour=2&shape=square" />);
    const deep = screen.getByRole('button', { name: 'Deep' });
    await userEvent.click(deep);
    expect(screen.getByText('Changed: Depth; Shape.')).toBeVisible();
    await userEvent.click(deep);
    expect(screen.getByText('Changed: Depth; Shape.')).toBeVisible();
    move('Depth', 3);
    await userEvent.click(deep);
    expect(screen.getByText('Changed: Depth.')).toBeVisible();
  });

  it('resets in a dialog to the case that it began with', async () => {
    render(<Sample title="Sample" search="?depthFt=3" folded />);
    await userEvent.click(screen.getByRole('button', { name: 'Explore' }));
    move('Depth', 1);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(sentence()).toBe('At hour 0 the round one is twice 3 ft deep.');
  });

  it('says in a dialog that it has its own questions only if one suits the state', async () => {
    const [first] = spec.prompts;
    const square = { ...first, about: { shape: 'square' }, start: { shape: 'square' } } as const;
    const Square = makeDiagram({ ...spec, prompts: [square] });
    render(<Square title="Sample" search="?shape=square" folded />);
    await userEvent.click(screen.getByRole('button', { name: 'Explore' }));
    expect(screen.getByText('The diagram has its own questions:')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Round' }));
    expect(screen.queryByText('The diagram has its own questions:')).toBeNull();
    expect(screen.getByText('The diagram’s questions are about other cases.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the first question' }));
    expect(screen.getByText('Predict: Is it deep?')).toHaveFocus();
    expect(sentence()).toContain('square');
  });

  it('keeps a control in its place and focused when its choice hides another', async () => {
    const controls = spec.controls.map((control) =>
      control.name === 'depthFt' ? { ...control, when: isRound } : control,
    );
    const Choosy = makeDiagram({ ...spec, controls });
    render(<Choosy title="Sample" search="?depthFt=3&hour=1" folded />);
    await userEvent.click(screen.getByRole('button', { name: 'Explore' }));
    await userEvent.click(screen.getByRole('radio', { name: /square/i }));
    expect(screen.queryByRole('slider', { name: 'Depth' })).toBeNull();
    expect(screen.getByRole('radio', { name: /square/i })).toHaveFocus();
  });

  it('undoes what a touch changed if it turns into scrolling', () => {
    render(<Sample title="Sample" />);
    const before = sentence();
    const slider = screen.getByRole('slider', { name: 'Depth' });
    fireEvent.pointerDown(slider);
    fireEvent.change(slider, { target: { value: '4' } });
    expect(sentence()).not.toBe(before);
    expect(screen.getByTestId('drawing')).toHaveAttribute('data-latest', 'depthFt');
    fireEvent.pointerCancel(slider);
    expect(sentence()).toBe(before);
    expect(screen.getByTestId('drawing')).toHaveAttribute('data-latest', '');
    expect(screen.getByTestId('drawing')).toHaveAttribute('data-changed', 'false');
    // The same slider, moved with a key, is another change.
    fireEvent.change(slider, { target: { value: '3' } });
    expect(screen.getByTestId('drawing')).toHaveAttribute('data-latest', 'depthFt');
    expect(screen.getByTestId('drawing')).toHaveAttribute('data-changed', 'true');
  });

  const Plotted = makeDiagram({
    ...spec,
    Drawing: ({ params, units }) => (
      <Plot
        units={units}
        x={{ label: 'Time', quantity: 'hours', max: 1 }}
        y={{ label: 'Level', quantity: 'length', max: 10 * params.depthFt }}
      >
        {() => <path data-level={params.depthFt} />}
      </Plot>
    ),
  });

  it('gives each example its own axis range', async () => {
    render(<Plotted title="Sample" />);
    await userEvent.click(screen.getByRole('button', { name: 'Deep' }));
    expect(screen.getByText('40')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Square' }));
    expect(screen.getByText('10')).toBeVisible();
    expect(screen.queryByText('40')).toBeNull();
  });

  it('meets a goal by touch only once the finger is lifted, in case it scrolls', async () => {
    render(<Sample title="Sample" />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    const isMet = () => screen.queryByRole('button', { name: 'Ask again' }) !== null;
    const touch = () => {
      fireEvent.pointerDown(slider('Depth'), { pointerType: 'touch' });
      move('Depth', 4);
      return isMet();
    };
    expect(touch()).toBe(false);
    fireEvent.pointerCancel(slider('Depth'));
    expect(isMet()).toBe(false);
    expect(touch()).toBe(false);
    fireEvent.pointerUp(slider('Depth'));
    expect(isMet()).toBe(true);
  });

  it('restores the axis, while a question is tried, after a touch that turns into scrolling', async () => {
    const { container } = render(<Plotted title="Sample" />);
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    const drawn = () => container.querySelector('.drawings')?.innerHTML;
    const before = drawn();
    const slider = screen.getByRole('slider', { name: 'Depth' });
    fireEvent.pointerDown(slider);
    fireEvent.change(slider, { target: { value: '3' } });
    expect(drawn()).not.toBe(before);
    fireEvent.pointerCancel(slider);
    expect(drawn()).toBe(before);
  });

  it('shows the controls of a question again when they are folded', async () => {
    render(<Sample title="Sample" search="?depthFt=3" folded />);
    const button = screen.getByRole('button', { name: 'Explore' });
    const isAbove = () =>
      slider('Depth').compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING;
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(isAbove()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Hide controls' }));
    expect(isAbove()).toBe(true);
  });

  it('says that a goal was passed, and compares with the case of the question', async () => {
    const { container } = render(<Plotted title="Sample" />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    const prompt = within(screen.getByRole('region', { name: 'Predict: Is it deep?' }));
    const isPast = () => prompt.queryByText('This is past the goal.') !== null;
    const gray = () => container.querySelector('.ghost path')?.getAttribute('data-level');
    const drag = (value: number) => {
      fireEvent.pointerDown(slider('Depth'));
      move('Depth', value);
    };
    drag(3);
    expect([isPast(), gray()]).toEqual([false, '2']);
    drag(5);
    expect([isPast(), gray()]).toEqual([true, '2']);
    drag(4);
    expect(prompt.getByText(/^As you predicted\./)).toBeVisible();
    expect([isPast(), gray()]).toEqual([false, '2']);
  });

  it('asks for a prediction, then for the goal, and says why once it is met', async () => {
    render(<Sample title="Sample" />);
    const prompt = within(screen.getByRole('region', { name: 'Predict: Is it deep?' }));
    await userEvent.click(prompt.getByRole('button', { name: 'No' }));
    expect(sentence()).toContain('twice 2 ft deep');
    expect(document.activeElement).toHaveTextContent(
      'You predict “No”. The diagram now shows a case that tests it. Make it 8 ft.',
    );
    move('Depth', 4);
    const met = 'Not as you predicted. The answer: Yes. It is deep.';
    expect(prompt.getByText(met)).toBeVisible();
    move('Depth', 1);
    expect(prompt.getByText(met)).toBeVisible();
    await userEvent.click(prompt.getByRole('button', { name: 'Ask again' }));
    expect(prompt.getByText('Predict: Is it deep?')).toHaveFocus();
    await userEvent.click(prompt.getByRole('button', { name: 'Yes' }));
    await userEvent.click(prompt.getByRole('button', { name: 'Show me' }));
    expect(sentence()).toContain('twice 4 ft deep');
    expect(prompt.getByText('As you predicted. It is deep.')).toHaveFocus();
  });

  it.each([
    { top: 100, noted: null },
    { top: 2000, noted: 'As you predicted.' },
  ])(
    'notes at the edge of the window that a goal is met, but only if the answer is out of view: at $top px',
    async ({ top, noted }) => {
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
      render(<Sample title="Sample" />);
      await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
      move('Depth', 4);
      expect(screen.getByRole('region', { name: /^Predict/ }).getAttribute('data-met')).toBe(noted);
    },
  );

  it('compares what it shows with the case of the question, not with what was tried', async () => {
    const Drawing: typeof spec.Drawing = ({ params, units }) => (
      <Plot
        units={units}
        x={{ label: 'Time', quantity: 'hours', max: 1 }}
        y={{ label: 'Level', quantity: 'length', max: 9 }}
      >
        {() => <path data-depth={params.depthFt} />}
      </Plot>
    );
    const Plotted = makeDiagram({ ...spec, Drawing });
    const { container } = render(<Plotted title="Sample" />);
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    move('Depth', 5);
    await userEvent.click(screen.getByRole('button', { name: 'Show me' }));
    expect(container.querySelector('.ghost [data-depth]')).toHaveAttribute('data-depth', '2');
    expect(screen.getByText(/^Not as you predicted/)).toHaveFocus();
  });

  it('shows its main controls, and the others on request', async () => {
    const Short = makeDiagram({ ...spec, main: ['depthFt'] });
    render(<Short title="Sample" />);
    const more = screen.getByRole('button', { name: 'More controls (3)' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    const fewer = screen.getByRole('button', { name: 'Fewer controls' });
    expect(fewer).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows the control that a question moves within the question while it is tried', async () => {
    render(<Sample title="Sample" />);
    const prompt = screen.getByRole('region', { name: 'Predict: Is it deep?' });
    expect(prompt).not.toContainElement(slider('Depth'));
    await userEvent.click(within(prompt).getByRole('button', { name: 'No' }));
    expect(prompt).toContainElement(slider('Depth'));
    await userEvent.click(within(prompt).getByRole('button', { name: 'Show me' }));
    await userEvent.click(within(prompt).getByRole('button', { name: 'Ask again' }));
    expect(prompt).not.toContainElement(slider('Depth'));
  });

  it('leads back to the time of a question after another time was shown', async () => {
    const [first] = spec.prompts;
    const at5 = { ...first, start: { ...first.start, hour: 5 } };
    const Timed = makeDiagram({ ...spec, prompts: [at5] });
    render(<Timed title="Sample" />);
    const back = { name: 'Back to the prediction’s case' };
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(screen.queryByRole('button', back)).toBeNull();
    move('Time', 2);
    expect(sentence()).toContain('At hour 2');
    expect(screen.getByText(/^The diagram now shows/)).toHaveTextContent(
      'The diagram now shows a different time from the prediction’s.',
    );
    await userEvent.click(screen.getByRole('button', back));
    expect(sentence()).toContain('At hour 5');
    expect(screen.queryByRole('button', back)).toBeNull();
    expect(screen.getByText(/^You predict “No”/)).toHaveFocus();
  });

  it('meets a goal only in the case of the question, whose numbers the answer quotes', async () => {
    const Asking = makeDiagram({
      ...spec,
      prompts: [{ ...spec.prompts[0], isMet: ({ depthFt }) => depthFt === 4 }],
    });
    render(<Asking title="Sample" />);
    const back = { name: 'Back to the prediction’s case' };
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Square' }));
    move('Depth', 4);
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
    expect(screen.getByText('The diagram now shows another case.')).toHaveAttribute('aria-live');
    await userEvent.click(screen.getByRole('button', back));
    expect(sentence()).toBe('At hour 0 the round one is twice 4 ft deep.');
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible();
    expect(screen.queryByRole('button', back)).toBeNull();
  });

  it('asks a question again after an example, which neither meets its goal nor keeps its answer', async () => {
    render(<Sample title="Sample" />);
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deep' }));
    expect(sentence()).toContain('twice 4 ft deep');
    expect(screen.queryByText(/^(Not as )?[Yy]ou predict|^As you predicted/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show me' }));
    expect(screen.getByText('As you predicted. It is deep.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Late' }));
    expect(screen.queryByText(/^As you predicted/)).toBeNull();
    expect(screen.getByRole('button', { name: 'No' })).toBeVisible();
  });

  it('goes on to the next question after an example, if one was answered', async () => {
    const second = { ...spec.prompts[0], ask: 'Is it late?', start: { hour: 1 } };
    const Two = makeDiagram({ ...spec, prompts: [...spec.prompts, second] });
    render(<Two title="Sample" />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Late' }));
    expect(screen.getByText('Predict: Is it late?')).toBeVisible();
  });

  it('keeps an open question after an example of another case', async () => {
    const [first] = spec.prompts;
    const round = { ...first, ask: 'Is it round?', about: { shape: 'round' } } as const;
    const square = { ...first, about: { shape: 'square' }, start: { shape: 'square' } } as const;
    const Two = makeDiagram({ ...spec, prompts: [square, round] });
    render(<Two title="Sample" search="?shape=square" />);
    expect(screen.getByText('Predict: Is it deep?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deep' }));
    expect(sentence()).toContain('round');
    expect(screen.getByText('Predict: Is it deep?')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Square' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Round' }));
    expect(screen.getByText('Predict: Is it round?')).toBeVisible();
  });

  it('first asks a question that moves what the link has set', () => {
    const [first] = spec.prompts;
    const second = { ...first, ask: 'Is it late?', start: { hour: 1 }, solution: { hour: 5 } };
    const Two = makeDiagram({ ...spec, prompts: [first, second] });
    render(<Two title="Sample" search="?hour=3" />);
    expect(screen.getByText('Predict: Is it late?')).toBeVisible();
    cleanup();
    render(<Two title="Sample" search="?shape=square" />);
    expect(screen.getByText('Predict: Is it deep?')).toBeVisible();
  });

  it('shows the variant that the next question is about', async () => {
    const about = { shape: 'square' } as const;
    const [first] = spec.prompts;
    const solution = { ...about, depthFt: 4 };
    const second = { ...first, about, start: about, solution, ask: 'Is it square?' };
    const Two = makeDiagram({ ...spec, prompts: [first, second] });
    render(<Two title="Sample" />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show me' }));
    expect(sentence()).toContain('the round one');
    await userEvent.click(screen.getByRole('button', { name: 'Next question' }));
    expect(screen.getByText('Predict: Is it square?')).toHaveFocus();
    expect(sentence()).toContain('the square one');
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Earlier question again' }));
    expect(screen.getByText('Predict: Is it deep?')).toHaveFocus();
  });

  it('calls a question that was not asked yet the next one, even the first of the list', async () => {
    const about = { shape: 'square' } as const;
    const [round] = spec.prompts;
    const square = {
      ...round,
      about,
      start: about,
      solution: { ...about, depthFt: 4 },
      ask: 'Is it square?',
    };
    const first = { ...round, about: { shape: 'round' } as const };
    const Two = makeDiagram({ ...spec, prompts: [first, square] });
    render(<Two title="Sample" search="?shape=square" />);
    expect(screen.getByText('Predict: Is it square?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next question' }));
    expect(screen.getByText('Predict: Is it deep?')).toHaveFocus();
  });

  it('plays on from the time shown, or from the start if that is the end', async () => {
    const frames = stubFrames();
    render(<Sample title="Sample" search="?hour=3" />);
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    act(() => frames.run(1000));
    expect(sentence()).toMatch(/^At hour 3/);
    act(() => frames.run(1700));
    expect(sentence()).toMatch(/^At hour 5/);
    // A shorter sentence does not move Pause.
    expect(screen.getByText(/^At hour/).style.minHeight).not.toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByText(/^At hour/).style.minHeight).toBe('');
    // The slider stops at one of its steps, so its text agrees with its thumb.
    expect(slider('Time')).toHaveValue('5');
    expect(slider('Time')).toHaveAttribute('aria-valuetext', expect.stringMatching(/^5(\.0+)? /));
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    act(() => frames.run(5000));
    expect(sentence()).toMatch(/^At hour 5/);
    act(() => frames.run(9000));
    expect(slider('Time')).toHaveValue(slider('Time').getAttribute('max'));
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(sentence()).toMatch(/^At hour 0/);
    vi.unstubAllGlobals();
  });

  it('reports its state as the query of an address', () => {
    const onSearch = vi.fn();
    render(<Sample title="Sample" search="?shape=square&units=SI" onSearch={onSearch} />);
    expect(onSearch).toHaveBeenLastCalledWith('?shape=square&units=SI');
    move('Time', 4);
    expect(onSearch).toHaveBeenLastCalledWith('?hour=4&shape=square&units=SI');
  });

  it('reports the initial state with a query, because a page without one shows its first question', () => {
    const onSearch = vi.fn();
    render(<Sample title="Sample" onSearch={onSearch} />);
    expect(onSearch).toHaveBeenLastCalledWith('');
    move('Depth', 1);
    const search = onSearch.mock.lastCall?.[0];
    cleanup();
    render(<Sample title="Sample" search={search} onSearch={onSearch} />);
    expect(sentence()).toContain('twice 1 ft deep');
    expect(screen.queryByText(/^Part of this link/)).toBeNull();
  });

  it('reports the state of a dialog so that a page shows it', () => {
    const onSearch = vi.fn();
    for (const [search, reported] of [
      ['', '?units=US'],
      ['?depthFt=2', ''],
      ['?depthFt=3', '?depthFt=3'],
    ] as const) {
      render(<Sample title="Sample" search={search} onSearch={onSearch} folded />);
      expect(onSearch).toHaveBeenLastCalledWith(reported);
      cleanup();
    }
  });

  it('shows what to notice in the units that were chosen', async () => {
    const [first, second, third] = spec.examples;
    const deep = { ...first, notice: 'It is 4 ft (1.22 m) deep.' };
    const InBoth = makeDiagram({ ...spec, examples: [deep, second, third] });
    render(<InBoth title="Sample" />);
    await userEvent.click(screen.getByRole('button', { name: 'Deep' }));
    expect(screen.getByText('It is 4 ft deep.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'SI' }));
    expect(screen.getByText('It is 1.22 m deep.')).toBeVisible();
  });

  it('moves in time only when asked to, and stops when a slider is moved', async () => {
    const frames = stubFrames();
    const { rerender } = render(<Sample title="Sample" />);
    expect(frames.count()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    frames.run(1000);
    frames.run(2000);
    rerender(<Sample title="Sample" />);
    expect(sentence()).toMatch(/^At hour 3/);
    move('Depth', 3);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    vi.unstubAllGlobals();
  });

  it('has no Play for users who prefer reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(<Sample title="Sample" />);
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
    vi.unstubAllGlobals();
  });
});
