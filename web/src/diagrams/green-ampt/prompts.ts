import type { PromptList } from '../kit/prompt';
import type { GreenAmptParams, GreenAmptResult } from './model';

/** What the diagram asks. */
export const prompts: PromptList<GreenAmptParams, GreenAmptResult> = [
  {
    ask: 'The soil is wetter at the start. When does its surface become saturated?',
    choices: ['Earlier', 'At the same time', 'Later'],
    right: 0,
    start: { drizzleHours: 0, conductivityInPerHour: 0.8, hour: 0.8 },
    task: 'Lower the initial deficit to 0.1.',
    isMet: ({ deficit }) => deficit === 0.1,
    solution: { drizzleHours: 0, conductivityInPerHour: 0.8, hour: 0.8, deficit: 0.1 },
    reveal:
      'With a deficit of 0.1, the same amount of rain wets the soil to a greater depth, and the deeper the wetting front, the less suction adds to the capacity. The capacity falls to the rain rate, and the surface becomes saturated, after 0.47 h instead of 1.15 h.',
  },
  {
    ask: 'Heavy rain falls on dry soil for four hours. Its rate doubles. What happens to the depth of water that infiltrates?',
    choices: ['It hardly changes', 'It grows by about half', 'It doubles'],
    right: 0,
    start: { drizzleHours: 0, burstHours: 4, hour: 3.9 },
    task: 'Double the heavy rain to 3 in/hr (76.2 mm/hr).',
    isMet: ({ drizzleHours, burstInPerHour }) => drizzleHours === 0 && burstInPerHour === 3,
    solution: { drizzleHours: 0, burstHours: 4, hour: 3.9, burstInPerHour: 3 },
    reveal:
      'Once its surface is saturated, the soil sets the rate: at 3 in/hr (76.2 mm/hr), 2.45 in (62.2 mm) infiltrates instead of 2.42 in (61.4 mm). The rest of the rain runs off.',
  },
  {
    ask: 'The saturated conductivity doubles. What happens to the depth of water that infiltrates?',
    choices: ['It stays the same', 'It grows by about half', 'It doubles'],
    right: 1,
    start: { drizzleHours: 0 },
    task: 'Double the saturated conductivity to 0.5 in/hr (12.7 mm/hr).',
    isMet: ({ drizzleHours, conductivityInPerHour }) =>
      drizzleHours === 0 && conductivityInPerHour === 0.5,
    solution: { drizzleHours: 0, conductivityInPerHour: 0.5 },
    reveal:
      'At 0.5 in/hr (12.7 mm/hr), the depth grows from 1.53 to 2.28 in (39 to 57.9 mm). It does not double, although the capacity is proportional to the conductivity. The rain limits the rate until the surface is saturated, which takes 0.5 h instead of 0.2 h. And the more water has infiltrated, the less suction adds to the capacity.',
  },
];
