import {
  Bell,
  BookHeart,
  Bookmark,
  CalendarDays,
  ChefHat,
  CirclePlus,
  Clapperboard,
  CookingPot,
  CreditCard,
  House,
  HousePlus,
  LayoutGrid,
  Lightbulb,
  Mail,
  Newspaper,
  Search,
  Settings,
  ShoppingBasket,
  UserRound,
  UserRoundCheck,
  Users,
} from 'lucide-react';
import { AccountCard } from '#features/accounts/web/account-card.tsx';
import { Audience } from '#features/accounts/web/audience.tsx';
import { LanguageChoice } from '#features/accounts/web/language-choice.tsx';
import { UnreadMark } from '#features/notifications/web/unread-mark.tsx';
import { useOffersSubscription } from '#features/subscription/web/queries.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { AfterHeading } from '#web/ui/after-heading.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { ThemeChoice } from '../../layout/theme-choice.tsx';
import { LinkRows } from './link-rows.tsx';

const DISCOVER = [
  { label: t('Home'), to: paths.home, Icon: House },
  { label: t('Recipes'), to: paths.recipes, Icon: CookingPot },
  { label: t('Search'), to: paths.search(), Icon: Search },
  { label: t('Categories'), to: paths.categories, Icon: LayoutGrid },
  { label: t('Recipe Videos'), to: paths.reels, Icon: Clapperboard },
];
const COOK = [
  { label: t('AI Chef'), to: paths.chef, Icon: ChefHat },
  { label: t('Create Recipe'), to: paths.create, Icon: CirclePlus },
  { label: t('Meal Plan'), to: paths.mealPlan(), Icon: CalendarDays },
  { label: t('Grocery List'), to: paths.groceryList(), Icon: ShoppingBasket },
];
const YOURS = [
  { label: t('Profile'), to: paths.profile, Icon: UserRound },
  {
    label: t('Notifications'),
    to: paths.notifications,
    Icon: Bell,
    mark: <Audience member={<UnreadMark />} />,
  },
  { label: t('Following'), to: paths.feed, Icon: UserRoundCheck },
  { label: t('Household'), to: paths.household, Icon: HousePlus },
  { label: t('Saved Recipes'), to: paths.savedRecipes, Icon: Bookmark },
  { label: t('Recipe Book'), to: paths.recipeBook, Icon: BookHeart },
  { label: t('Subscription'), to: paths.subscription(), Icon: CreditCard },
  { label: t('Settings'), to: paths.settings, Icon: Settings },
];
const ABOUT = [
  { label: t('Cooking Tips'), to: paths.cookingTips, Icon: Lightbulb },
  { label: t('Community Guidelines'), to: paths.communityGuidelines, Icon: Users },
  { label: t('Newsletter'), to: paths.newsletter, Icon: Newspaper },
  { label: t('Contact'), to: paths.contact, Icon: Mail },
];

/** All destinations on one page, for phones. */
export default function MenuPage() {
  const offersSubscription = useOffersSubscription();
  const yours = YOURS.filter(({ to }) => offersSubscription || to !== paths.subscription());
  return (
    <div className="page max-w-5xl! pt-6 md:pt-10 short:pt-4">
      <PageHead title={t('Menu')} description={t('Everything in Plateful, on one page.')} isPrivate />
      <h1 className="text-[2rem] md:text-[2.75rem] short:text-[1.75rem]">{t('Menu')}</h1>
      <div className="mt-5 grid items-start gap-7 md:grid-cols-2">
        <div className="md:col-span-2">
          <AccountCard />
        </div>
        <LinkRows title={t('Discover')} rows={DISCOVER} />
        <LinkRows title={t('Cook and plan')} rows={COOK} />
        <AfterHeading>
          <LinkRows title={t('Yours')} rows={yours} />
          <LinkRows title={t('About Plateful')} rows={ABOUT} />
          <section aria-labelledby="theme-heading" className="md:col-span-2">
            <h2
              id="theme-heading"
              className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted"
            >
              {t('Theme')}
            </h2>
            <ThemeChoice className="max-w-md" />
          </section>
          <section aria-labelledby="language-heading" className="md:col-span-2">
            <h2
              id="language-heading"
              className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted"
            >
              {t('Language')}
            </h2>
            <LanguageChoice className="max-w-md" />
          </section>
        </AfterHeading>
      </div>
    </div>
  );
}
