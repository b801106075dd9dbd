import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { flowMath } from '../test/bundle';
import type { MathNode, Rich } from './bundle';
import { plainText, RichText, spokenText } from './rich-text';

const renderText = (text: Rich) => render(<RichText text={text} />).container;

describe('a text of the bank', () => {
  it('is shown as written when it looks like HTML', () => {
    const hostile =
      '<script>alert(1)</script><img src=x onerror=alert(1)> &amp; javascript:alert(1)';
    const container = renderText(hostile);
    expect(container).toHaveTextContent(hostile);
    expect(container.children).toHaveLength(0);
  });

  it('is shown as written inside code and strong', () => {
    const hostile = '<a href="javascript:alert(1)">go</a>';
    const container = renderText([{ code: hostile }, { strong: [hostile] }]);
    expect(container.querySelector('code')?.textContent).toBe(hostile);
    expect(container.querySelector('strong')?.textContent).toBe(hostile);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('nests code and formulas in strong', () => {
    const container = renderText([
      { strong: ['Mind ', { code: 'ROUTING_STEP' }, { math: flowMath, tex: 'V=Q/A' }] },
    ]);
    expect(container.querySelector('strong > code')).toHaveTextContent('ROUTING_STEP');
    expect(container.querySelectorAll('strong math')).toHaveLength(1);
  });

  it('keeps the line breaks of code', () => {
    const container = renderText(['Look:', { code: 'a = 1\nb = 2' }, { code: 'a' }]);
    expect(container.querySelector('code.code-lines')?.textContent).toBe('a = 1\nb = 2');
    expect(container.querySelectorAll('code.code-lines')).toHaveLength(1);
  });

  it('is plain text where no markup can be shown', () => {
    expect(
      plainText(['Flow ', { math: flowMath, tex: 'V=Q/A' }, ' in ', { strong: [{ code: 'C1' }] }]),
    ).toBe('Flow V=Q/A in C1');
  });
});

describe('an accessible name', () => {
  it('spells out formulas, and keeps code as it is written', () => {
    expect(
      spokenText([
        'Put ',
        { code: '{n}' },
        { strong: [' in ', { math: flowMath, tex: 'gA\\,\\partial Y' }] },
      ]),
    ).toBe('Put {n} in gA partial Y');
    expect(spokenText([{ math: flowMath, tex: '\\frac{a}{b}' }])?.trim()).toBe('frac a b');
    expect(spokenText([{ math: flowMath, tex: 'A_1' }])).toBe('A1');
  });

  it('is not needed without a formula', () => {
    expect(spokenText('Plain')).toBeUndefined();
    expect(spokenText(['Code ', { code: 'C1' }, { strong: ['bold'] }])).toBeUndefined();
  });
});

describe('a formula', () => {
  it('keeps its brackets and the punctuation that follows on the same line', () => {
    const formula = { math: flowMath, tex: 'V=Q/A' };
    const container = renderText([
      'the flow (',
      formula,
      '), then ',
      formula,
      ' and (',
      formula,
      ').',
    ]);
    const kept = [...container.querySelectorAll('.whitespace-nowrap')];
    expect(kept.map((one) => one.textContent)).toEqual(['(V=QA),', 'V=QA', '(V=QA).']);
    expect(container).toHaveTextContent('the flow (V=QA), then V=QA and (V=QA).');
  });

  it('is rendered as MathML elements in their order', () => {
    const math = renderText([{ math: flowMath, tex: 'V=Q/A' }]).querySelector('math');
    expect(math?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
    expect([...(math?.querySelectorAll('mi, mo') ?? [])].map((one) => one.textContent)).toEqual([
      'V',
      '=',
      'Q',
      'A',
    ]);
    expect(math?.querySelector('mfrac')?.children).toHaveLength(2);
  });

  it.each<[string, MathNode]>([
    ['a script', ['script', {}, ['alert(1)']]],
    ['an image', ['img', { src: 'x', onerror: 'alert(1)' }, []]],
    ['a frame', ['iframe', { src: 'https://example.org' }, []]],
    ['a link', ['a', { href: 'javascript:alert(1)' }, ['x']]],
    ['an action', ['maction', {}, [['mi', {}, ['x']]]]],
    ['HTML in an annotation', ['annotation-xml', { encoding: 'text/html' }, ['<b>x</b>']]],
  ])('leaves out %s', (_what, node) => {
    const math = renderText([{ math: ['math', {}, [node, ['mi', {}, ['y']]]], tex: 'y' }]);
    expect(math.querySelector('math')?.children).toHaveLength(1);
    expect(math).toHaveTextContent('y');
  });

  it.each([
    ['href', 'javascript:alert(1)'],
    ['xlink:href', 'javascript:alert(1)'],
    ['onclick', 'alert(1)'],
    ['onmouseover', 'alert(1)'],
    ['dangerouslySetInnerHTML', '<img>'],
    ['style', 'background:url(https://example.org)'],
  ])('drops the attribute %s', (name, value) => {
    const math = renderText([{ math: ['math', {}, [['mi', { [name]: value }, ['x']]]], tex: 'x' }]);
    const letter = math.querySelector('mi');
    expect(letter?.textContent).toBe('x');
    expect(letter?.getAttributeNames()).toEqual([]);
  });

  it('keeps the attributes that MathML has', () => {
    const container = renderText([
      {
        math: ['math', { display: 'block' }, [['mo', { stretchy: 'false' }, ['(']]]],
        tex: '(',
      },
    ]);
    expect(container.querySelector('math')?.getAttribute('display')).toBe('block');
    expect(container.querySelector('mo')?.getAttribute('stretchy')).toBe('false');
  });
});
