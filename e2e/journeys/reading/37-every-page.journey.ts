/** Every page of the router at rest, as those see it who may: on a telephone and on a desk, in both themes. */
import type { Browser, Page } from '@playwright/test';
import { changeTheme, faultsOn } from '../../accessible.ts';
import {
  emptyPages,
  otherNames,
  pagesOfAdmins,
  pagesOfMembers,
  pagesOfVisitors,
  viewsOfAdmins,
  viewsOfMembers,
  waysOn,
} from '../../every-page.ts';
import { heldBy } from '../../held.ts';
import { expect, test } from '../../journey.ts';
import { becomeMember, person } from '../../person.ts';
import type { World } from '../../world.ts';

const telephone = { width: 390, height: 844 };
const desk = { width: 1_440, height: 900 };
/** What a page of 1280 pixels is, magnified four times (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 };

/** What is laid out only once it is scrolled to would be looked at as it never lies. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** The page has come to rest: its heading is there and nothing is loading. */
async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await layOutAll(page);
  await expect(page.getByRole('heading', { level: 1 }).first(), `the heading of ${path}`).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('dialog'), `a window over ${path}`).toHaveCount(0);
}

/**
 * What is wrong with how a page says where one is: once in a landmark, in two at most (the area, and what is chosen in it),
 * and only by links to the address itself.
 */
async function faultsOfPlace(page: Page): Promise<string[]> {
  const landmarks = await page.getByRole('navigation').evaluateAll((all) =>
    all.map((landmark) => ({
      name: landmark.getAttribute('aria-label') ?? '',
      current: landmark.querySelectorAll('[aria-current="page"]').length,
    })),
  );
  const links = await page.locator('a[aria-current="page"]').evaluateAll((all) =>
    all.map((link) => ({
      name: link.textContent ?? '',
      isHere: link instanceof HTMLAnchorElement && link.pathname === location.pathname,
    })),
  );
  return [
    ...landmarks.filter(({ current }) => current > 1).map(({ name }) => `twice the current page: ${name}`),
    ...links.filter(({ isHere }) => !isHere).map(({ name }) => `not the current page: ${name}`),
    ...(links.length > 2 ? [`too often the current page: ${links.map(({ name }) => name).join(', ')}`] : []),
  ];
}

/** By how many pixels a page is wider than its window; what goes with the window is given the frame it takes. */
const overTheEdge = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    return document.documentElement.scrollWidth - innerWidth;
  });

/** Names of messages that stand where their words should; a message that has not come is shown by its name. */
const namesOfMessages = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isName = (text: string): boolean =>
      /^[a-z][A-Za-z]+(?:\.[A-Za-z]\w*)+$/.test(text) &&
      !/\.(?:com|example|json|md|net|org|txt|xml)$/.test(text);
    const spoken = ['aria-label', 'placeholder', 'alt'];
    const matches: string[] = [];
    for (const element of document.body.querySelectorAll('*:not(code, pre, script, style)')) {
      if (element.closest('code, pre')) continue;
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const words = [
        ...texts.map((node) => node.textContent ?? ''),
        ...spoken.map((of) => element.getAttribute(of) ?? ''),
      ];
      matches.push(...words.map((text) => text.trim()).filter(isName));
    }
    return [...new Set(matches)];
  });

/** What is wrong with a page as it stands at a width; the theme that it is looked at in first is left by the other. */
async function faultsAtWidth(page: Page, first: 'light' | 'dark'): Promise<string[]> {
  const second = first === 'light' ? 'dark' : 'light';
  await changeTheme(page, first);
  const faults = await faultsOn(page, 'page');
  faults.push(...(await faultsOfPlace(page)));
  await changeTheme(page, second);
  faults.push(...(await faultsOn(page, 'colors')).map((fault) => `${second}: ${fault}`));
  return faults;
}

/** Looks at a page at each width and in each theme; all that is wrong with all of them is told at the end. */
async function expectForEverybody(page: Page, path: string): Promise<void> {
  await page.setViewportSize(telephone);
  await settled(page, path);
  const onTelephone = await faultsAtWidth(page, 'light');
  await page.setViewportSize(narrowest);
  const over = await overTheEdge(page);
  await page.setViewportSize(desk);
  const atDesk = await faultsAtWidth(page, 'dark');
  const unsaid = await namesOfMessages(page);
  const nothing = { onTelephone: [], over: 0, atDesk: [], unsaid: [] };
  expect.soft({ path, onTelephone, over, atDesk, unsaid }).toEqual({ path, ...nothing });
}

async function expectAllForEverybody(page: Page, paths: readonly string[]): Promise<void> {
  // What fades would be waited for, again and again.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) await test.step(path, () => expectForEverybody(page, path));
}

/** Somebody new to the world, whom no other file knows. */
async function newMember(browser: Browser, world: World, how: { admin: Page; name: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: world.url });
  const page = await context.newPage();
  await becomeMember(page, world, { admin: how.admin, someone: person(how.name) });
  return page;
}

test('every page that is open can be used by everybody', async ({ page, browser, admin, world }) => {
  const member = await newMember(browser, world, { admin, name: 'Perpetua' });
  await expectAllForEverybody(page, Object.values(pagesOfVisitors(await heldBy(member, world))));
  await member.context().close();
});

test('every page of members can be used by everybody, with something in it and with nothing', async ({
  browser,
  admin,
  world,
}) => {
  const member = await newMember(browser, world, { admin, name: 'Quillon' });
  const held = await heldBy(member, world);
  // The welcome is read once, and then the pages of hubs are there.
  await member.goto(`/watch/${held.hub}`);
  await member.getByRole('button', { name: 'Let’s go' }).click();
  await expectAllForEverybody(member, [...Object.values(pagesOfMembers(held)), ...viewsOfMembers(held)]);
  await member.context().close();
  const newcomer = await newMember(browser, world, { admin, name: 'Rosalba' });
  await expectAllForEverybody(newcomer, emptyPages);
  await newcomer.context().close();
});

test('every page of administrators can be used by everybody', async ({ admin, world }) => {
  const paths = Object.values(pagesOfAdmins(await heldBy(admin, world)));
  await expectAllForEverybody(admin, [...paths, ...viewsOfAdmins]);
});

test('what cites can be hit: 24 pixels each way belong to every mark and chip', async ({
  page,
  admin,
  world,
}) => {
  await page.setViewportSize(telephone);
  const { episode, answer } = await heldBy(admin, world);
  for (const path of [`/ep/${episode}`, `/answer/${answer}`]) {
    await settled(page, path);
    const marks = page.getByRole('button', { name: /^Source \d+, at / });
    await expect(marks.first()).toBeVisible();
    const small = await marks.evaluateAll((all) =>
      all.filter((mark) => {
        mark.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = mark.getBoundingClientRect();
        const [middle, center] = [x + width / 2, y + height / 2];
        return [-11, 11].some(
          (by) =>
            document.elementFromPoint(middle + by, center) !== mark ||
            document.elementFromPoint(middle, center + by) !== mark,
        );
      }),
    );
    expect([path, small.length]).toEqual([path, 0]);
  }
});

test('no page of the router is forgotten', async ({ admin, world }) => {
  const held = await heldBy(admin, world);
  const looked = { ...pagesOfVisitors(held), ...pagesOfMembers(held), ...pagesOfAdmins(held) };
  await admin.goto('/about');
  const routes = await admin.evaluate<string[]>('Object.keys(__TSR_ROUTER__.routesByPath)');
  const known = [...Object.keys(looked), ...Object.keys(otherNames), ...Object.keys(waysOn(held))];
  expect(routes.toSorted()).toEqual(known.toSorted());

  await test.step('another name of a page shows the same piece', async () => {
    const different = await admin.evaluate<string[]>(
      `Object.entries(${JSON.stringify(otherNames)}).filter(([name, shown]) => {
        const of = (path) => __TSR_ROUTER__.routesByPath[path]?.options.component;
        return of(name) === undefined || of(name) !== of(shown);
      })`,
    );
    expect(different).toEqual([]);
  });

  await test.step('a way on leads to a page that is looked at', async () => {
    for (const path of Object.values(waysOn(held))) {
      await settled(admin, path);
      expect(new URL(admin.url()).pathname).not.toBe(path);
    }
  });
});
