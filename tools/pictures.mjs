// Draws pictures for questions: SVG files in `figures`, to which questions.json refers.
// Their text alternatives are written by hand.
//
//   node tools/pictures.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../figures');
const ink = '#1f2937';
const water = '#1d6fb8';

/** An SVG with a width of 480 units, readable on a 320-px screen. */
function picture(height, ...parts) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 ${height}" fill="none" stroke="${ink}" \
stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" font-family="sans-serif" font-size="19">
${parts.flat(3).join('\n')}
</svg>
`;
}

const line = (points, more = '') =>
  `<path d="M${points.map((point) => point.join(' ')).join('L')}"${more}/>`;
const blue = ` stroke="${water}"`;

function text(x, y, content, more = '') {
  return `<text x="${x}" y="${y}" text-anchor="middle" fill="${ink}" stroke="none"${more}>${content}</text>`;
}

/** An arrow from one point toward another. It ends `back` units before the second point. */
function arrow([x1, y1], [x2, y2], { back = 0, color = ink } = {}) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const at = (along, aside) => {
    const [u, v] = [(x2 - x1) / length, (y2 - y1) / length];
    const d = length - back - along;
    return `${(x1 + u * d - v * aside).toFixed(1)} ${(y1 + v * d + u * aside).toFixed(1)}`;
  };
  return [
    line([[x1, y1], at(8, 0).split(' ')], ` stroke="${color}"`),
    `<path d="M${at(0, 0)}L${at(13, 6)}L${at(13, -6)}Z" fill="${color}" stroke="none"/>`,
  ];
}

/** A dimension line between two points. */
const dimension = (from, to) => [arrow(from, to), arrow(to, from)];

// The nodes of a network plan, with the shapes that they have on SWMM's map.
const shapes = {
  junction: (x, y) => `<circle cx="${x}" cy="${y}" r="15" fill="white"/>`,
  storage: (x, y) => `<rect x="${x - 16}" y="${y - 16}" width="32" height="32" fill="white"/>`,
  divider: (x, y) =>
    `<path d="M${x} ${y - 20}L${x + 20} ${y}L${x} ${y + 20}L${x - 20} ${y}Z" fill="white"/>`,
  outfall: (x, y) => `<path d="M${x - 18} ${y - 14}H${x + 18}L${x} ${y + 17}Z" fill="white"/>`,
};

/**
 * A plan with four numbered nodes. Kinematic wave routing rejects node 4, a junction with two
 * outlets; a storage unit and a divider may have two.
 */
function kinematicWavePlan() {
  const nodes = {
    a: ['junction', 35, 60],
    1: ['storage', 125, 60],
    p: ['junction', 225, 30],
    q: ['junction', 225, 95],
    r: ['junction', 225, 160],
    2: ['junction', 325, 60],
    3: ['divider', 435, 60],
    s: ['junction', 435, 170],
    w: ['junction', 325, 170],
    4: ['junction', 325, 270],
    x: ['junction', 435, 270],
    y: ['outfall', 225, 270],
    z: ['outfall', 435, 345],
  };
  const conduits = 'a1 1p 1q p2 q2 r2 23 3s 3w w4 4x 4y sx xz'.split(' ');
  const legend = [
    ['junction', 'Junction'],
    ['storage', 'Storage unit'],
    ['divider', 'Flow divider'],
    ['outfall', 'Outfall'],
  ];
  const at = (name) => nodes[name].slice(1);
  return picture(
    372,
    conduits.map(([from, to]) =>
      arrow(at(from), at(to), { back: to === '3' ? 22 : 19, color: water }),
    ),
    Object.entries(nodes).map(([name, [shape, x, y]]) => [
      shapes[shape](x, y),
      /\d/.test(name) ? text(x, y + 7, name, ' font-weight="bold"') : [],
    ]),
    legend.map(([shape, name], i) => [
      shapes[shape](28, 205 + 46 * i),
      text(56, 211 + 46 * i, name).replace('middle', 'start'),
    ]),
  );
}

/** A trapezoidal channel: 3 ft wide at the bottom, 4 ft deep, each side with a run of 2 ft. */
function trapezoid() {
  const bottom = 265;
  const top = 65;
  return picture(
    330,
    line(
      [
        [40, top],
        [90, top],
        [190, bottom],
        [340, bottom],
        [440, top],
        [470, top],
      ],
      ' stroke-width="4"',
    ),
    line(
      [
        [190, bottom],
        [190, top],
      ],
      ' stroke-dasharray="5 6" stroke-width="1.5"',
    ),
    line(
      [
        [340, bottom],
        [340, top],
      ],
      ' stroke-dasharray="5 6" stroke-width="1.5"',
    ),
    dimension([90, 45], [190, 45]),
    dimension([340, 45], [440, 45]),
    dimension([190, 290], [340, 290]),
    dimension([265, top], [265, bottom - 3]),
    line(
      [
        [190, top],
        [340, top],
      ],
      ` stroke-width="1.5"${blue}`,
    ),
    text(140, 32, '2 ft'),
    text(390, 32, '2 ft'),
    text(265, 317, '3 ft'),
    text(292, 172, '4 ft'),
  );
}

/** A section through a street, with four numbered inflows to a manhole. */
function manholeInflows() {
  const ground = 120;
  return picture(
    330,
    line(
      [
        [10, ground],
        [212, ground],
      ],
      ' stroke-width="4"',
    ),
    line(
      [
        [268, ground],
        [470, ground],
      ],
      ' stroke-width="4"',
    ),
    // The manhole and the sewer that leaves it.
    line([
      [212, ground],
      [212, 300],
      [268, 300],
      [268, ground],
    ]),
    `<circle cx="240" cy="278" r="18" fill="#dbeafe"${blue}/>`,
    // A house with its pipe.
    line([
      [25, ground],
      [25, 70],
      [65, 38],
      [105, 70],
      [105, ground],
    ]),
    line(
      [
        [65, ground],
        [65, 178],
        [207, 196],
      ],
      ' stroke-width="7" stroke="#9ca3af"',
    ),
    arrow([130, 170], [206, 180]),
    text(120, 160, '1'),
    // Groundwater.
    line(
      [
        [10, 262],
        [205, 240],
      ],
      ` stroke-dasharray="9 6"${blue}`,
    ),
    text(85, 285, 'water table', ' font-size="16"'),
    arrow([140, 268], [206, 262], { color: water }),
    text(172, 292, '2'),
    // Rain that enters through the cracks in an old pipe.
    line(
      [
        [465, 178],
        [274, 200],
      ],
      ' stroke-width="7" stroke="#9ca3af" stroke-dasharray="16 7"',
    ),
    [330, 375, 420].map((x) => arrow([x, ground + 8], [x, 180], { color: water })),
    arrow([352, 208], [276, 217], { color: water }),
    text(350, 236, '3'),
    text(418, 222, 'cracks', ' font-size="16"'),
    // Rain on the pavement.
    [300, 340, 380, 420, 460].map((x) =>
      line(
        [
          [x, 25],
          [x - 8, 58],
        ],
        blue,
      ),
    ),
    arrow([445, 97], [278, 108], { color: water }),
    text(360, 92, '4'),
  );
}

/** A subcatchment of 600 by 400 ft that drains to a channel in its middle. */
function twoSidedCatchment() {
  const [left, right, top, middle, bottom] = [40, 400, 30, 150, 270];
  const across = [70, 130, 190, 250, 310, 370];
  return picture(
    325,
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="#f3f4f6"/>`,
    across.map((x) => [
      arrow([x, top + 12], [x, middle - 10]),
      arrow([x, bottom - 12], [x, middle + 10]),
    ]),
    arrow([left, middle], [right + 28, middle], { color: water }),
    line(
      [
        [left, middle],
        [right, middle],
      ],
      ` stroke-width="7"${blue}`,
    ),
    dimension([left, 290], [right, 290]),
    text(220, 318, '600 ft'),
    dimension([445, top], [445, bottom]),
    text(445, 296, '400 ft'),
  );
}

mkdirSync(folder, { recursive: true });
const pictures = {
  'kinematic-wave-plan': kinematicWavePlan(),
  'trapezoidal-channel': trapezoid(),
  'manhole-inflows': manholeInflows(),
  'two-sided-subcatchment': twoSidedCatchment(),
};
for (const [name, svg] of Object.entries(pictures))
  writeFileSync(path.join(folder, `${name}.svg`), svg);
