import { Link } from 'react-router';
import type { Category } from '#features/recipes/contract.ts';
import { Picture } from '#web/ui/picture.tsx';

/** A category as a picture with its name. */
export function CategoryTile({
  category,
  to,
  level: Title = 'h3',
}: {
  category: Pick<Category, 'name' | 'image'>;
  to: string;
  level?: 'h2' | 'h3';
}) {
  return (
    <div className="group relative">
      <div className="overflow-hidden rounded-card">
        <Picture
          src={category.image}
          alt=""
          sizes="(min-width: 1024px) 12rem, (min-width: 640px) 22vw, 45vw"
          className="[&_img]:transition-transform [&_img]:duration-200 motion-safe:[&_img]:group-hover:scale-[1.03]"
        />
      </div>
      <Title className="mt-2 font-sans text-base font-semibold tracking-normal">
        <Link
          to={to}
          className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary-ink"
        >
          {category.name}
        </Link>
      </Title>
    </div>
  );
}
