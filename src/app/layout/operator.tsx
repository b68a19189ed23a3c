import { Link } from 'react-router';
import { useAbout } from '#features/site/web/queries.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { T } from '#web/ui/t.tsx';

/** The operator of this Plateful, and how to reach them. */
export function Operator() {
  const about = useAbout();
  return (
    <p>
      {about?.operator && `${t('This Plateful is run by {operator}.', { operator: about.operator })} `}
      {about?.email ? (
        <T
          text="You can reach the people who run it through the <link>contact form</link> or at <mail>{email}</mail>. Messages are answered within 24-48 hours."
          values={{ email: about.email }}
          parts={{ link: <Link to={paths.contact} />, mail: <a href={`mailto:${about.email}`} /> }}
        />
      ) : (
        <T
          text="You can reach the people who run it through the <link>contact form</link>. Messages are answered within 24-48 hours."
          parts={{ link: <Link to={paths.contact} /> }}
        />
      )}
    </p>
  );
}
