import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const [light = '', dark = ''] = css.split('@media');

type Rgb = [red: number, green: number, blue: number];

/** Converts an OKLCH color to linear sRGB (Ottosson's matrices). */
function toLinearRgb(lightness: number, chroma: number, hueDegrees: number): Rgb {
  const hue = (hueDegrees * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Returns the relative luminance of each color in a style sheet, by name. */
function luminancesOf(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [, name = '', l, c, h] of text.matchAll(
    /--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g,
  )) {
    const [red, green, blue] = toLinearRgb(Number(l), Number(c), Number(h));
    found.set(name, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  return found;
}

function contrast(scheme: Map<string, number>, one: string, other: string): number {
  const [a, b] = [scheme.get(one), scheme.get(other)];
  if (a === undefined || b === undefined) throw new Error(`no color ${one} or ${other}`);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const texts: [surface: string, text: string][] = [
  ...['surface', 'card', 'muted', 'primary', 'success', 'danger', 'warning'].map(
    (name): [string, string] => [name, `on-${name}`],
  ),
  ...['blue', 'teal', 'green', 'violet'].map((name): [string, string] => [name, `on-${name}`]),
  ['surface', 'on-muted'],
  ['card', 'on-muted'],
  ['muted', 'on-card'],
  ['surface', 'link'],
  ['card', 'link'],
  ['muted', 'link'],
  ['success', 'on-card'],
  ['danger', 'on-card'],
  ['success', 'link'],
  ['danger', 'link'],
  ['card', 'on-danger'],
  ['card', 'on-success'],
  ['primary-hover', 'on-primary'],
];
const shapes: [string, string][] = [
  ['card', 'outline'],
  ['surface', 'outline'],
  ['muted', 'primary'],
  ['card', 'primary'],
];

describe.each([
  ['light', luminancesOf(light)],
  ['dark', luminancesOf(dark)],
])('the %s scheme', (_name, scheme) => {
  it.each(texts)('gives text on %s in %s a contrast of 4.5 or more', (surface, text) => {
    expect(contrast(scheme, surface, text)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapes)('gives shapes on %s in %s a contrast of 3 or more', (surface, shape) => {
    expect(contrast(scheme, surface, shape)).toBeGreaterThanOrEqual(3);
  });
});
