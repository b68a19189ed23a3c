import { Link } from 'react-router';
import type { DietCard } from '#features/recipes/contract.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** The nine recipe plans (spec part 1 §3 'Diet cards'). */
export function DietCards({ cards }: { cards: readonly DietCard[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:gap-6">
      {cards.map(({ id, name, text, badge, image }) => (
        <li
          key={id}
          className="card group relative grid grid-cols-[7.5rem_minmax(0,1fr)] overflow-hidden md:max-lg:grid-cols-1 md:max-lg:grid-rows-[9rem_1fr] transition-shadow hover:shadow-lift"
        >
          <Picture
            src={image}
            alt=""
            sizes="(768px <= width < 1024px) 17rem, 7.5rem"
            aspect="1/1"
            className="size-full"
          />
          <div className="flex flex-col justify-center gap-1 p-4 md:max-lg:justify-start">
            {badge && (
              <Badge tone={badge === t('Popular') ? 'primary' : 'saffron'} className="self-start">
                {badge}
              </Badge>
            )}
            <h3 className="text-lg">
              <Link
                to={paths.diet(id)}
                className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary-ink"
              >
                {name}
              </Link>
            </h3>
            <p className="text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
