import { useState } from 'react';
import classes from './avatar.module.css';

interface AvatarProps {
  /** Null where the user has none. */
  readonly picture: string | null;
  readonly initials: string;
}

/** The user's picture; their initials where there is none, or where it cannot be had. */
export function Avatar({ picture, initials }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes.avatar} aria-hidden>
      {picture && picture !== failed ? (
        <img src={picture} alt="" className={classes.picture} onError={() => setFailed(picture)} />
      ) : (
        initials
      )}
    </span>
  );
}
