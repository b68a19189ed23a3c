import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { useOutside } from '#features/site/web/queries.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { FOOTER, LEGAL } from './destinations.ts';
import { LogoMark } from './logo.tsx';

const LINK = 'inline-flex min-h-11 items-center gap-1 text-muted transition-colors hover:text-ink lg:min-h-9';

export function Footer() {
  const outside = useOutside();
  return (
    <footer className="mt-20 border-t border-line bg-sunken phone:pb-(--bottom-bar) print:hidden">
      <div className="page grid gap-10 py-12 lg:grid-cols-[1.4fr_2fr] md:py-16">
        <div className="max-w-sm">
          <div className="flex items-center gap-3">
            <LogoMark className="size-10" />
            <span className="font-display text-2xl font-semibold tracking-tight">Plateful</span>
          </div>
          <p className="mt-4 text-muted">
            {t(
              'A daily companion for home cooks: discover recipes, plan your meals, and shop from the plan.',
            )}
          </p>
          <p className="mt-6 font-semibold">{t('One good email a week')}</p>
          <p className="text-muted">{t('New recipes and cooking tips, every Sunday.')}</p>
          <Button asLink to={paths.newsletter} variant="secondary" className="mt-3">
            {t('Get the newsletter')}
          </Button>
        </div>
        <div className="grid grid-cols-[2fr_3fr] gap-8 sm:grid-cols-3">
          {FOOTER.map(({ title, links, hasOutside }) => (
            <nav key={title} aria-label={title}>
              <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <Link to={to} className={LINK}>
                      {label}
                    </Link>
                  </li>
                ))}
                {hasOutside && outside.links.map((link) => <OutsideLink key={link.url} {...link} />)}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="page text-sm text-muted">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-5">
          {/* By the time the page hydrates, the server's year may be over. */}
          <p suppressHydrationWarning>© {new Date().getFullYear()} Plateful</p>
          <nav aria-label={t('Legal')} className="flex flex-wrap gap-x-5">
            {LEGAL.map(({ label, to }) => (
              <Link key={label} to={to} className={LINK}>
                {label}
              </Link>
            ))}
          </nav>
          <p>{t('Built by the Plateful community')}</p>
        </div>
      </div>
    </footer>
  );
}

function OutsideLink({ label, url }: { label: string; url: string }) {
  return (
    <li>
      <a href={url} target="_blank" rel="noopener" className={LINK}>
        {label}
        <ArrowUpRight aria-hidden="true" className="size-4" />
        <span className="sr-only">{t('(opens in a new tab)')}</span>
      </a>
    </li>
  );
}
