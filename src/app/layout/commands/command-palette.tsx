import { Command } from 'cmdk';
import { BookOpen, CornerDownLeft, Search, SunMoon, Tag, UserRound } from 'lucide-react';
import { type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DietaryMark } from '#features/foods/web/dietary-mark.tsx';
import { LONGEST_TERM } from '#features/search/rules/limits.ts';
import { useSuggestions } from '#features/search/web/queries.ts';
import { useOffersSubscription } from '#features/subscription/web/queries.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { FOOTER, TOP_BAR } from '../destinations.ts';
import { toggleTheme } from '../theme.ts';

const PAGES = [
  ...TOP_BAR,
  { label: t('Grocery List'), to: paths.groceryList() },
  { label: t('Create Recipe'), to: paths.create },
  { label: t('Recipe Book'), to: paths.recipeBook },
  { label: t('Following'), to: paths.feed },
  { label: t('Household'), to: paths.household },
  { label: t('Notifications'), to: paths.notifications },
  { label: t('Notification Settings'), to: paths.notificationSettings },
  { label: t('Settings'), to: paths.settings },
  { label: t('Subscription'), to: paths.subscription() },
  ...FOOTER.flatMap(({ links }) => links),
].filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at);

const GROUP =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted';

/** Keyboard access to recipes, categories, people, pages, the theme and search. */
export default function CommandPalette({ open, onClose }: { open: boolean; onClose(): void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    dialog.querySelector('input')?.focus();
    return () => dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape does the same by keyboard.
    <dialog
      ref={ref}
      aria-label={t('Search and commands')}
      // Closed by the state alone, so that Ctrl+K right after Escape opens it again.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => !ref.current?.open && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
      className="mx-auto mt-[12vh] w-[calc(100%-2rem)] max-w-xl overflow-hidden rounded-card border border-line bg-surface text-ink shadow-lift backdrop:bg-scrim open:animate-appear"
    >
      {open && <Palette onClose={onClose} />}
    </dialog>
  );
}

function Palette({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const term = useDeferredValue(text.trim());
  const found = useSuggestions(term);
  const suggestions = term ? found : undefined;
  const go = (to: string) => {
    onClose();
    navigate(to);
  };
  const offersSubscription = useOffersSubscription();
  const pages = PAGES.filter(
    ({ label, to }) =>
      label.toLowerCase().includes(term.toLowerCase()) && (offersSubscription || to !== paths.subscription()),
  );
  return (
    <Command label={t('Search and commands')} shouldFilter={false} loop>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <Command.Input
          value={text}
          onValueChange={setText}
          maxLength={LONGEST_TERM}
          placeholder={t('Find a recipe, a person or a page')}
          className="min-h-14 w-full bg-transparent text-base outline-none"
        />
        <kbd className="phone:hidden rounded border border-line px-1.5 py-0.5 font-sans text-xs text-muted">
          {t('Esc')}
        </kbd>
      </div>
      <Command.List className="max-h-[min(56vh,26rem)] overflow-y-auto overscroll-contain p-2">
        {term && (
          <Entry id="search" icon={<Search />} onSelect={() => go(paths.search({ q: term }))}>
            {t('Search for “{term}”', { term })}
          </Entry>
        )}
        {suggestions && suggestions.recipes.length > 0 && (
          <Command.Group heading={t('Recipes')} className={GROUP}>
            {suggestions.recipes.map(({ id, title, ...recipe }) => (
              <Entry key={id} id={`recipe ${id}`} icon={<BookOpen />} onSelect={() => go(paths.recipe(id))}>
                {title}
                <DietaryMark recipe={recipe} look="badge" />
              </Entry>
            ))}
          </Command.Group>
        )}
        {suggestions && suggestions.categories.length > 0 && (
          <Command.Group heading={t('Categories')} className={GROUP}>
            {suggestions.categories.map(({ id, name }) => (
              <Entry key={id} id={`category ${id}`} icon={<Tag />} onSelect={() => go(paths.category(id))}>
                {name}
              </Entry>
            ))}
          </Command.Group>
        )}
        {suggestions && suggestions.profiles.length > 0 && (
          <Command.Group heading={t('People')} className={GROUP}>
            {suggestions.profiles.map(({ id, name, username }) => (
              <Entry
                key={id}
                id={`person ${id}`}
                icon={<UserRound />}
                onSelect={() => go(paths.profileOf(username ?? id))}
              >
                {name}
                {username && <span className="text-muted"> @{username}</span>}
              </Entry>
            ))}
          </Command.Group>
        )}
        {pages.length > 0 && (
          <Command.Group heading={t('Pages')} className={GROUP}>
            {pages.map(({ label, to }) => (
              <Entry key={label} id={`page ${label}`} icon={<CornerDownLeft />} onSelect={() => go(to)}>
                {label}
              </Entry>
            ))}
          </Command.Group>
        )}
        {'theme light dark'.includes(term.toLowerCase()) && (
          <Command.Group heading={t('Look')} className={GROUP}>
            <Entry id="theme" icon={<SunMoon />} onSelect={toggleTheme}>
              {t('Switch between light and dark')}
            </Entry>
          </Command.Group>
        )}
      </Command.List>
    </Command>
  );
}

interface EntryProps {
  id: string;
  icon: ReactNode;
  onSelect(): void;
  children: ReactNode;
}

function Entry({ id, icon, onSelect, children }: EntryProps) {
  return (
    <Command.Item
      value={id}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 data-[selected=true]:bg-sunken [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-muted"
    >
      {icon}
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 py-1.5">{children}</span>
    </Command.Item>
  );
}
