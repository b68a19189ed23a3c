import type { RecipeCard } from '#features/recipes/contract.ts';
import { difficultyName } from '#features/recipes/rules/difficulty.ts';
import { formatMinutes } from '#features/recipes/rules/recipe.ts';
import { escapeHtml } from '#server/http/html.ts';
import { INK, MUTED, mailLink, mailPage } from '#server/mail/mail-page.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { formatDate, type PlainDate } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { shortened } from '#shared/text.ts';
import { formatTenths } from '#shared/written/numbers.ts';
import type { Tip } from '../data/tips.ts';
import { CONFIRM_HOURS } from '../rules/limits.ts';
import type { Addressee } from './commands/letters.ts';

/** Asks whether the owner of an address wants the newsletter, or a change to it. */
export function confirmMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: t('Please confirm: the Plateful newsletter'),
    text: `${t(
      `Hello,

someone (hopefully you) asked for the Plateful newsletter at this address. It comes once a week, on Sunday.
If that was you, confirm it here within {hours} hours:

{link}

If this was not you, ignore this email: you will not get another, and your address is not stored.`,
      { hours: CONFIRM_HOURS, link: publicUrl + paths.newsletterConfirm(token) },
    )}\n`,
  };
}

export interface IssueContent {
  sunday: PlainDate;
  recipes: readonly RecipeCard[];
  /** The week's dinners, each with its day. */
  dinners: readonly { day: PlainDate; recipe: RecipeCard }[];
  tip: Tip | null;
}

interface Letter extends IssueContent, Addressee {}

const LONGEST_TITLE = 60;

/** The weekly issue, with the topics its reader chose. */
export function issueMail({ to, publicUrl, preferences, ...content }: Letter): Mail {
  const links = { publicUrl, preferences };
  return {
    to,
    subject: subjectOf(content),
    text: asText(content, links),
    html: asHtml(content, links),
    unsubscribe: preferences,
  };
}

function subjectOf({ recipes, dinners, tip }: IssueContent): string {
  const [best] = recipes;
  if (best) return t('This week on Plateful: {title}', { title: shortened(best.title, LONGEST_TITLE) });
  if (dinners.length > 0) return t('A week of dinners from Plateful');
  return t('This week’s tip from Plateful: {title}', { title: tip ? t(tip.title) : '' });
}

type Links = Pick<Addressee, 'publicUrl' | 'preferences'>;

const recipeLink = ({ publicUrl }: Links, { id }: RecipeCard) => publicUrl + paths.recipe(id);
const planLink = (links: Links, day: PlainDate, recipe: RecipeCard) =>
  `${recipeLink(links, recipe)}?plan=${day}&meal=Dinner`;

/** 'Easy, 35 min, rated 4.5' */
function facts({ difficulty, prepTime, cookTime, rating }: RecipeCard): string {
  const minutes = cookTime === null ? null : (prepTime ?? 0) + cookTime;
  return [
    difficulty && difficultyName(difficulty),
    minutes && formatMinutes(minutes),
    rating && t('rated {rating}', { rating: formatTenths(rating) }),
  ]
    .filter(Boolean)
    .join(', ');
}

function asText({ sunday, recipes, dinners, tip }: IssueContent, links: Links): string {
  const parts = [
    `Plateful, ${formatDate(sunday, 'MMMM d, yyyy')}`,
    recipes.length > 0 &&
      [
        t('The best of the week').toUpperCase(),
        ...recipes.map(
          (recipe) =>
            `${recipe.title}\n${facts(recipe)}\n${recipe.description}\n${recipeLink(links, recipe)}`,
        ),
      ].join('\n\n'),
    dinners.length > 0 &&
      [
        t('A week of dinners').toUpperCase(),
        ...dinners.map(
          ({ day, recipe }) => `${formatDate(day, 'EEEE')}: ${recipe.title}\n${planLink(links, day, recipe)}`,
        ),
      ].join('\n\n'),
    tip &&
      `${t('Tip: {title}', { title: t(tip.title) }).toUpperCase()}\n\n${t(tip.text)}\n\n${t('More cooking tips')}: ${links.publicUrl}${paths.cookingTips}`,
    signature(links),
  ];
  return `${parts.filter(Boolean).join('\n\n\n')}\n`;
}

const signature = ({ preferences }: Links) => `--\n${WHY()}\n${CHANGE()}:\n${preferences}`;
const footer = ({ preferences }: Links) => ({ why: WHY(), link: preferences, linkText: CHANGE() });
const WHY = () => t('You get this because you asked for it and confirmed your address.');
const CHANGE = () => t('Change what you read, or unsubscribe');

const heading = (text: string) =>
  `<h2 style="margin:32px 0 12px;font:600 20px Georgia,serif;color:${INK}">${escapeHtml(text)}</h2>`;
const small = (text: string) =>
  `<p style="margin:2px 0;font-size:14px;color:${MUTED}">${escapeHtml(text)}</p>`;

/** Loads nothing from elsewhere except our own pictures, none of which reveals who is reading. */
function asHtml({ sunday, recipes, dinners, tip }: IssueContent, links: Links): string {
  const best = recipes.map(
    (recipe) => `<div style="margin:0 0 20px">${picture(recipe, links)}
<p style="margin:8px 0 0;font-size:18px">${mailLink(recipeLink(links, recipe), recipe.title)}</p>
${small(facts(recipe))}<p style="margin:4px 0">${escapeHtml(recipe.description)}</p></div>`,
  );
  const week = dinners.map(
    ({ day, recipe }) =>
      `<p style="margin:0 0 10px"><strong>${formatDate(day, 'EEEE')}</strong><br>${mailLink(planLink(links, day, recipe), recipe.title)}</p>`,
  );
  const parts = [
    recipes.length > 0 && heading(t('The best of the week')) + best.join('\n'),
    dinners.length > 0 &&
      heading(t('A week of dinners')) +
        small(t('Each link opens the dish with its day already chosen.')) +
        week.join('\n'),
    tip &&
      `${heading(t('Tip: {title}', { title: t(tip.title) }))}<p style="margin:0 0 8px">${escapeHtml(t(tip.text))}</p>${mailLink(links.publicUrl + paths.cookingTips, t('More cooking tips'))}`,
  ];
  const day = small(formatDate(sunday, 'MMMM d, yyyy'));
  return mailPage([day, ...parts.filter((part) => typeof part === 'string')], footer(links));
}

/** Only our own pictures: one from elsewhere would reveal to its owner who reads this email. */
function picture({ image, title }: RecipeCard, { publicUrl }: Links): string {
  if (!image?.startsWith('/') || /\.\w+$/.test(image)) return '';
  return `<img src="${escapeHtml(`${publicUrl}${image}-640.webp`)}" alt="${escapeHtml(title)}" width="512" style="display:block;width:100%;height:auto;border-radius:12px">`;
}

/** An offer from the people who run this Plateful, in their words. */
export interface Offer {
  title: string;
  text: string;
  /** The page to link to. */
  path: string | null;
}

export function offerMail({ title, text, path }: Offer, { to, ...links }: Addressee): Mail {
  const page = `${links.publicUrl}${path ?? '/'}`;
  const parts = [
    heading(title),
    `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`,
    mailLink(page, t('Open Plateful')),
  ];
  return {
    to,
    subject: title,
    text: `${[title, text, page, signature(links)].join('\n\n')}\n`,
    html: mailPage(parts, footer(links)),
    unsubscribe: links.preferences,
  };
}
