/** Addresses of other sites. The project's own addresses are in the catalog. */
export const links = {
  swmm: 'https://www.epa.gov/water-research/storm-water-management-model-swmm',
  userManual:
    'https://www.epa.gov/system/files/documents/2022-04/swmm-users-manual-version-5.2.pdf',
  releaseNotes: 'https://github.com/USEPA/Stormwater-Management-Model/releases/tag/v5.2.0',
  source52: 'https://github.com/USEPA/Stormwater-Management-Model/tree/v5.2.4',
  source51: 'https://github.com/USEPA/Stormwater-Management-Model/tree/v5.1.15',
  react: 'https://react.dev/',
  typescript: 'https://www.typescriptlang.org/',
  go: 'https://go.dev/',
  tailwind: 'https://tailwindcss.com/',
} as const;
