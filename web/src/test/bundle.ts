import type { Catalog, Feedback, FeedbackByID, Letter, MathNode, Topics } from '../bank/bundle';
import type { SingleItem } from '../bank/item';
import type { Versioned } from '../bank/load';

const letters = ['A', 'B', 'C', 'D'] as const satisfies Letter[];
const levels = ['remember', 'understand', 'apply', 'analyze'] as const;

/** The formula V = Q/A, as the exporter writes it. */
export const flowMath: MathNode = [
  'math',
  {},
  [
    [
      'mrow',
      {},
      [
        ['mi', {}, ['V']],
        ['mo', {}, ['=']],
        [
          'mfrac',
          {},
          [
            ['mi', {}, ['Q']],
            ['mi', {}, ['A']],
          ],
        ],
      ],
    ],
  ],
];

const categories = [
  {
    id: 'hydraulics',
    label: 'Hydraulic Fundamentals',
    subtitle: 'Basic principles of stormwater hydraulic modeling',
    target: 70,
    averageScore: 82,
    color: 'blue',
  },
  {
    id: 'network',
    label: 'Network Components',
    subtitle: 'Conduits, nodes, outlets, and system connectivity',
    target: 70,
    averageScore: 78,
    color: 'teal',
  },
  {
    id: 'water-quality',
    label: 'Water Quality Modeling',
    subtitle: 'Pollutant transport and treatment analysis',
    target: 60,
    averageScore: 74,
    color: 'green',
  },
  {
    id: 'advanced',
    label: 'Advanced Analysis',
    subtitle: 'LID controls, calibration and optimization',
    target: 50,
    averageScore: 71,
    color: 'violet',
  },
] as const;

/** How many questions each category of the fixture has. */
const perCategory = 10;

type Question = SingleItem & Feedback;

function question(category: string, number: number): Question {
  const right = number % letters.length;
  const topic = category === 'network' ? 'weir' : 'manning';
  return {
    id: `${category}-${number}`,
    q:
      number === 0
        ? [`Question ${number} of ${category}, where `, { math: flowMath, tex: 'V=Q/A' }, ' holds?']
        : `Question ${number} of ${category}?`,
    options: letters.map((letter, index) =>
      index === right
        ? `Right ${category} ${number}${letter}`
        : `Wrong ${category} ${number}${letter}`,
    ),
    answer: letters[right] ?? 'A',
    explanation: [
      `Because of ${category} ${number}, `,
      { strong: ['not otherwise'] },
      '; see ',
      { code: 'ROUTING_STEP' },
      '.',
    ],
    category,
    topic,
    level: levels[number % levels.length] ?? 'remember',
    difficulty: number < 7 ? 'introductory' : 'advanced',
    rationales: letters.map((letter, index) =>
      index === right ? '' : `Rationale ${category} ${number}${letter}.`,
    ),
    references: [
      {
        source: 'RM2',
        section: '3.1',
        label: 'Reference Manual II, section 3.1',
        title: 'Governing Equations',
        url: 'https://example.org/rm2',
      },
    ],
  };
}

/** Forty questions with optional fields, and one with only the required ones. */
export const questions: Question[] = [
  ...categories.flatMap(({ id }) =>
    Array.from({ length: perCategory }, (_, number) => question(id, number)),
  ),
  {
    id: 'q-00000001',
    q: 'Question without a category?',
    options: ['Right plain A', 'Wrong plain B', 'Wrong plain C', 'Wrong plain D'],
    answer: 'A',
    explanation: 'Because it is plain.',
  },
];

/** The questions without their feedback. */
export const items: SingleItem[] = questions.map(
  ({ explanation: _, rationales: __, references: ___, ...item }) => item,
);

/** The feedback of the questions, by ID. */
export const feedback: FeedbackByID = Object.fromEntries(
  questions.map(({ id, explanation, rationales, references }) => [
    id,
    { explanation, rationales, references } as FeedbackByID[string],
  ]),
);

export const topics: Topics = {
  manning: {
    title: "Manning's equation",
    description: 'Flow in a channel at normal depth.',
    diagram: 'A channel whose water surface is parallel to its bed.',
    equations: [
      {
        label: 'Velocity',
        tex: 'V=Q/A',
        math: flowMath,
        where: [
          { symbol: [{ math: ['math', {}, [['mi', {}, ['Q']]]], tex: 'Q' }], meaning: 'flow' },
        ],
      },
    ],
    keyPoints: ['Roughness slows the flow.'],
    applications: ['Sizing a storm sewer.'],
    references: [],
  },
  weir: {
    title: 'Weir',
    description: 'Flow over a crest.',
    diagram: 'Water passing over a sharp crest.',
    equations: [],
    keyPoints: ['Flow grows with the head to the power of 1.5.'],
    applications: ['Overflow structures.'],
    references: [],
  },
};

/** Data with its version, as the exporter writes it; by default with the fixture's version. */
export const versioned = <T>(data: T, version = catalog.version): Versioned<T> => ({
  version,
  data,
});

export const catalog: Catalog = {
  version: '0123456789ab',
  bankHash: '01234567',
  product: 'SWMM5 Quizzer',
  subtitle: 'Stormwater Modeling Education',
  user: 'SWMM5 User',
  email: 'contact@quiz.test',
  repository: 'https://github.com/swmmquiz/swmmquiz',
  site: 'https://quiz.example',
  embedParents: [],
  uncategorized: 'SWMM5 Concepts',
  quiz: { size: 25, secondsPerQuestion: 30 },
  pool: { total: questions.length, target: 250, documented: 125 },
  categories: categories.map((category) => ({
    ...category,
    count: perCategory,
    route: `/quiz/${category.id}`,
  })),
  sources: [
    {
      id: 'RM2',
      title: 'Storm Water Management Model Reference Manual, Volume II: Hydraulics',
      url: 'https://example.org/rm2',
    },
    {
      id: 'UM',
      title: "Storm Water Management Model User's Manual, Version 5.2",
      url: 'https://example.org/um',
    },
  ],
};
