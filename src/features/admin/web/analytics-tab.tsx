import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { formatNumber } from '#shared/written/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import type { Analytics, AnalyzedRecipe } from '../contract.ts';
import { BarChart, BarList } from './bar-chart.tsx';
import { Counter } from './counter.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { Day, shortDay } from './day.tsx';
import { Loaded } from './loaded.tsx';
import { useAnalytics, useDeleteRecipe } from './queries/figures.ts';
import { Funnel, Retention } from './weeks.tsx';

const SHOWN_GROUPS = 10;
/** Every fifth of thirty days is labeled. */
const NAMED = 5;

export function AnalyticsTab() {
  return (
    <Loaded
      query={useAnalytics()}
      loading={t('Loading recipe analytics…')}
      failure={t('Could not load recipe analytics')}
    >
      {(figures) => <Figures figures={figures} />}
    </Loaded>
  );
}

function Figures({ figures }: { figures: Analytics }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
        <Counter label={t('Total Recipes')} value={figures.recipes} />
        <Counter label={t('Total Views')} value={figures.views} />
        <Counter label={t('Average Views')} value={figures.averageViews} />
        <Counter label={t('New This Week')} value={figures.thisWeek} />
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Section title={t('New recipes')} text={t('Each day of the last 30 days.')}>
          <BarChart label={t('New recipes')} bars={daysOf(figures.created)} every={NAMED} />
        </Section>
        <Section title={t('Page visits')} text={t('Each day of the last 30 days.')}>
          <BarChart label={t('Page visits')} bars={daysOf(figures.visits)} every={NAMED} />
        </Section>
        <Section title={t('By Category')}>
          <BarList bars={groupsOf(figures.byCategory)} />
        </Section>
        <Section title={t('By Difficulty')}>
          <BarList bars={groupsOf(figures.byDifficulty)} />
        </Section>
      </div>
      <Section title={t('Recent Recipes')}>
        <RecipeTable
          label={t('Recent Recipes')}
          columns={[TITLE, CATEGORY, CREATED, VIEWS, ACTIONS]}
          rows={figures.recent}
        />
      </Section>
      <Section title={t('Most Viewed Recipes')}>
        <RecipeTable
          label={t('Most Viewed Recipes')}
          columns={[TITLE, CATEGORY, VIEWS, CREATED, ACTIONS]}
          rows={figures.mostViewed}
        />
      </Section>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Section title={t('From visit to plan to list')} text={t('People who were signed in, by week.')}>
          <Funnel weeks={figures.funnel} />
        </Section>
        <Section title={t('Who came back')} text={t('By the week people signed up in.')}>
          <Retention weeks={figures.retention} />
        </Section>
      </div>
    </div>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card className="min-w-0">
      <h2 className="text-xl">{title}</h2>
      {text && <p className="text-sm text-muted">{text}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}

const daysOf = (days: Analytics['created']) =>
  days.map(({ day, count }) => ({ name: shortDay(day), value: count }));

/** The largest groups; all others are combined. */
function groupsOf(groups: Analytics['byCategory']) {
  const rest = groups.slice(SHOWN_GROUPS).reduce((sum, { count }) => sum + count, 0);
  const bars = groups.slice(0, SHOWN_GROUPS).map(({ name, count }) => ({ name, value: count }));
  return rest > 0 ? [...bars, { name: t('All others'), value: rest }] : bars;
}

const TITLE: Column<AnalyzedRecipe> = {
  header: t('Title'),
  isTitle: true,
  cell: ({ id, title }) => (
    <Link to={paths.recipe(id)} className="tap-44 font-semibold underline-offset-4 hover:underline">
      {title}
    </Link>
  ),
};
const CATEGORY: Column<AnalyzedRecipe> = {
  header: t('Category'),
  cell: ({ category }) => <span className="capitalize">{category || t('Uncategorized')}</span>,
};
const CREATED: Column<AnalyzedRecipe> = {
  header: t('Created'),
  cell: ({ createdAt }) => <Day at={createdAt} />,
};
const VIEWS: Column<AnalyzedRecipe> = {
  header: t('Views'),
  isNumber: true,
  cell: ({ views }) => formatNumber(views),
};
const ACTIONS: Column<AnalyzedRecipe> = {
  header: t('Actions'),
  cell: (recipe) => <DeleteRecipe recipe={recipe} />,
};

function RecipeTable(props: {
  label: string;
  columns: readonly Column<AnalyzedRecipe>[];
  rows: AnalyzedRecipe[];
}) {
  if (props.rows.length === 0) return <p className="text-muted">{t('No recipes yet.')}</p>;
  return <DataTable {...props} keyOf={({ id }) => id} />;
}

function DeleteRecipe({ recipe: { id, title } }: { recipe: AnalyzedRecipe }) {
  const remove = useDeleteRecipe();
  const ask = async () => {
    const isSure = await confirm({
      title: t('Are you sure you want to delete this recipe? This cannot be undone.'),
      text: title,
      confirmLabel: t('Delete'),
    });
    if (isSure) remove.mutate({ recipeId: id });
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      className="text-danger-ink!"
      icon={<Trash2 aria-hidden="true" />}
      busy={remove.isPending}
      aria-label={t('Delete {title}', { title })}
      onClick={() => void ask()}
    >
      {t('Delete')}
    </Button>
  );
}
