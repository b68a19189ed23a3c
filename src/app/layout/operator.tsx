import { Link } from 'react-router';
import { useAbout } from '#features/site/web/queries.ts';
import { paths } from '#web/paths.ts';

/** Who runs this Plateful, and how to reach them. */
export function Operator() {
  const about = useAbout();
  return (
    <p>
      {about?.operator ? `This Plateful is run by ${about.operator}. ` : ''}
      You reach whoever runs it with the <Link to={paths.contact}>contact form</Link>
      {about?.email && (
        <>
          {' '}
          or at <a href={`mailto:${about.email}`}>{about.email}</a>
        </>
      )}
      . Messages are answered within 24-48 hours.
    </p>
  );
}
