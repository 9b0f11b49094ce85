import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { adminPath } from '../notification.rules.ts';

const Followed = z.object({ type: z.literal('open-alert'), path: z.string() });

/** Navigates this tab to the target of an alert pressed while the back office is open. */
export function useFollowedAlerts(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const follow = ({ data }: MessageEvent): void => {
      const followed = Followed.safeParse(data);
      if (followed.success) void navigate(adminPath(followed.data.path));
    };
    workers?.addEventListener('message', follow);
    return () => workers?.removeEventListener('message', follow);
  }, [navigate]);
}
