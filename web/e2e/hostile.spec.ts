import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectNoSidewaysScroll, questions, submitQuiz, watchConsole } from './quiz';
import { expect, type Page, test } from './test';
import { type RunningServer, serve } from './tool';

/** Texts that might be interpreted as something other than text. */
const hostile = {
  script: '<script>window.hacked = true</script>',
  image: '<img src="https://evil.example/x.png" onerror="window.hacked = true">',
  link: '<a href="javascript:window.hacked=true">click</a> javascript:alert(1)',
  frame:
    '<iframe srcdoc="<script>parent.hacked=true</script>"></iframe><style>*{display:none}</style>',
  broken: '**strong without end, `code without end, $\\frac{1 and </p></div></body><!-- ',
  entities: '&lt;b&gt; &amp;amp; &#x3C;script&#x3E;',
  long: `Long ${'word '.repeat(10_000)}end`,
  unbroken: `Unbroken${'x'.repeat(2_000)}`,
  emoji: 'Water 💧🌊 and family 👩‍👩‍👧‍👦 and flag 🇺🇸',
  arabic: 'ما هو معدل التسرب في التربة؟ EPA SWMM 5.2',
  override: 'safe \u202Etxet desrever\u202C text',
  cjk: '雨水管理模型中哪种演算方法忽略回水？',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the site must not evaluate it
  json: '"; window.hacked = true; "\\u003cscript\\u003e ${window.hacked = true} \u2028 \u2029',
  proto: '__proto__ constructor hasOwnProperty',
};
const names = Object.keys(hostile) as (keyof typeof hostile)[];

const bank = names.map((name) => ({
  id: `q-${name}`,
  q: `${name}: ${hostile[name]}`,
  options: ['1st', '2nd', '3rd', '4th'].map((place) => `${place} ${hostile[name]}`),
  answer: 'B',
  explanation: `Because ${hostile[name]}`,
  rationales: [1, 2, 3, 4].map((place) => `Rationale ${place} ${hostile[name]}`),
  category: 'network',
  topic: 'hostile',
}));
const topic = (text: string) => ({
  title: text,
  description: text,
  diagram: text,
  equations: [],
  keyPoints: [text],
  applications: [text],
});

let folder: string;
let served: RunningServer;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'swmmquiz-'));
  const all = Object.values(hostile)
    .filter((text) => text.length < 1000)
    .join(' ');
  await writeFile(path.join(folder, 'questions.json'), JSON.stringify(bank));
  await writeFile(path.join(folder, 'topics.json'), JSON.stringify({ hostile: topic(all) }));
  await writeFile(
    path.join(folder, 'swmmquiz.yaml'),
    'bank: questions.json\ntopics: topics.json\nlint:\n  ignore: [QB]\n',
  );
  served = await serve(folder, '--no-watch');
});
test.afterAll(async () => {
  await served?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Returns a text as HTML shows it: without repeated white space. */
const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

async function expectNoHarm(page: Page) {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  for (const tag of ['script:not([src])', 'img', 'iframe', 'style', 'a[href^="javascript"]']) {
    await expect(page.locator(`#root ${tag}`)).toHaveCount(0);
  }
}

test('texts of a hostile bank are shown as written and have no effect', async ({ page }) => {
  test.setTimeout(120_000);
  const expectSilence = watchConsole(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`${served.address}quiz?ids=${bank.map(({ id }) => id).join()}`);
  await page.getByRole('button', { name: 'Start Practice Quiz' }).click();
  await expect(questions(page)).toHaveCount(bank.length);
  for (const [index, name] of names.entries()) {
    const question = questions(page).nth(index);
    const legend = collapsed((await question.locator('legend').textContent()) ?? '');
    expect(legend).toContain(collapsed(hostile[name]));
    await question
      .getByRole('radio')
      .nth(index % 4)
      .check();
  }
  await expect(page.getByRole('heading', { name: 'Explanation' })).toHaveCount(bank.length);
  await expectNoHarm(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: 'Details & Diagram' }).first().click();
  const dialog = page.getByRole('dialog');
  for (const tab of ['Equations', 'Applications', 'Overview & Diagram']) {
    await dialog.getByRole('tab', { name: tab }).click();
  }
  await expect(dialog.getByText(hostile.cjk).first()).toBeVisible();
  await expectNoHarm(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();

  await submitQuiz(page);
  await expect(page.getByRole('table', { name: 'By topic' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article')).toContainText(hostile.arabic);
  await expectNoHarm(page);
  expect([...hosts]).toEqual([new URL(served.address).host]);
  expectSilence();
});

test('a hostile address opens a normal quiz', async ({ page }) => {
  const bad = encodeURIComponent(hostile.script + hostile.image);
  await page.goto(
    `${served.address}quiz/${bad}?seed=${bad}&n=${bad}&mode=${bad}&topic=${bad}&ids=${bad}`,
  );
  await expect(page.getByText('Part of this link could not be used.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Practice Quiz' })).toBeVisible();
  await expectNoHarm(page);
});
