import { aboutQuery } from '#features/site/web/queries.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { Operator } from '../../layout/operator.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { Prose } from '../../layout/prose.tsx';

const queries: PageQueries = (from) => [aboutQuery(from)];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /accessibility: what is promised, how it is tested, and what falls short. */
export default function AccessibilityPage() {
  return (
    <Prose title="Accessibility" text="Everybody eats, so everybody should be able to use Plateful.">
      <PageHead
        title="Accessibility"
        description="What Plateful does so that everybody can use it, how that is tested, and what falls short."
      />
      <h2>What we aim for</h2>
      <p>
        Plateful aims at the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on phones, tablets
        and desktops, in the light and the dark theme.
      </p>
      <h2>What you can rely on</h2>
      <ul>
        <li>Everything works with a keyboard alone. Dragging a meal has a menu that does the same.</li>
        <li>
          Pages have headings, landmarks and names for screen readers, and announce what changes on them.
        </li>
        <li>Text and controls have enough contrast in both themes; color is never the only sign.</li>
        <li>
          You can enlarge text, and pages fit a screen that is 320 pixels wide without scrolling sideways.
        </li>
        <li>Buttons and links are large enough for a thumb: 44 pixels where there is room.</li>
        <li>Animations stop if your system asks for reduced motion.</li>
        <li>Forms say what is wrong next to the field, and never lose what you have written.</li>
      </ul>
      <h2>How it is tested</h2>
      <p>
        Each change is checked with axe on the screens of the app, on a phone and a desktop, in both themes;
        for what is cut off on narrow screens; and for keyboard paths through what people do here. No
        independent audit has been made.
      </p>
      <h2>What falls short</h2>
      <ul>
        <li>
          Videos that people upload have no captions unless their author shows the words in the picture. Many
          are linked to a recipe that has all steps in writing.
        </li>
        <li>Pictures that people upload are described by the title of their recipe only.</li>
        <li>Pages of others that we link to, such as a grocery store or a payment provider, are theirs.</li>
      </ul>
      <h2>Tell us</h2>
      <p>
        If something does not work for you, say which page it was, what you tried, and what you use (browser,
        screen reader, magnifier). We will answer, and mend it.
      </p>
      <Operator />
    </Prose>
  );
}
