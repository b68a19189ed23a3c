import {
  Bell,
  BookHeart,
  Bookmark,
  CalendarDays,
  ChefHat,
  CirclePlus,
  CookingPot,
  CreditCard,
  House,
  LayoutGrid,
  Lightbulb,
  Mail,
  Newspaper,
  Search,
  Settings,
  ShoppingBasket,
  UserRound,
  Users,
} from 'lucide-react';
import { AccountCard } from '#features/accounts/web/account-card.tsx';
import { Audience } from '#features/accounts/web/audience.tsx';
import { UnreadMark } from '#features/notifications/web/unread-mark.tsx';
import { useOffersSubscription } from '#features/subscription/web/queries.ts';
import { paths } from '#web/paths.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { ThemeChoice } from '../../layout/theme-choice.tsx';
import { LinkRows } from './link-rows.tsx';

const DISCOVER = [
  { label: 'Home', to: paths.home, Icon: House },
  { label: 'Recipes', to: paths.recipes, Icon: CookingPot },
  { label: 'Search', to: paths.search(), Icon: Search },
  { label: 'Categories', to: paths.categories, Icon: LayoutGrid },
];
const COOK = [
  { label: 'AI Chef', to: paths.chef, Icon: ChefHat },
  { label: 'Create Recipe', to: paths.create, Icon: CirclePlus },
  { label: 'Meal Plan', to: paths.mealPlan(), Icon: CalendarDays },
  { label: 'Grocery List', to: paths.groceryList(), Icon: ShoppingBasket },
];
const YOURS = [
  { label: 'Profile', to: paths.profile, Icon: UserRound },
  { label: 'Notifications', to: paths.notifications, Icon: Bell, mark: <Audience member={<UnreadMark />} /> },
  { label: 'Saved Recipes', to: paths.savedRecipes, Icon: Bookmark },
  { label: 'Recipe Book', to: paths.recipeBook, Icon: BookHeart },
  { label: 'Subscription', to: paths.subscription(), Icon: CreditCard },
  { label: 'Settings', to: paths.settings, Icon: Settings },
];
const ABOUT = [
  { label: 'Cooking Tips', to: paths.cookingTips, Icon: Lightbulb },
  { label: 'Community Guidelines', to: paths.communityGuidelines, Icon: Users },
  { label: 'Newsletter', to: paths.newsletter, Icon: Newspaper },
  { label: 'Contact', to: paths.contact, Icon: Mail },
];

/** All destinations on one page, for phones. */
export default function MenuPage() {
  const offersSubscription = useOffersSubscription();
  const yours = YOURS.filter(({ to }) => offersSubscription || to !== paths.subscription());
  return (
    <div className="page max-w-5xl! pt-6 md:pt-10 short:pt-4">
      <PageHead title="Menu" description="Everything in Plateful, on one page." isPrivate />
      <h1 className="text-[2rem] md:text-[2.75rem] short:text-[1.75rem]">Menu</h1>
      <div className="mt-5 grid items-start gap-7 md:grid-cols-2">
        <div className="md:col-span-2">
          <AccountCard />
        </div>
        <LinkRows title="Discover" rows={DISCOVER} />
        <LinkRows title="Cook and plan" rows={COOK} />
        <LinkRows title="Yours" rows={yours} />
        <LinkRows title="About Plateful" rows={ABOUT} />
        <section aria-labelledby="theme-heading" className="md:col-span-2">
          <h2 id="theme-heading" className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
            Theme
          </h2>
          <ThemeChoice className="max-w-md" />
        </section>
      </div>
    </div>
  );
}
