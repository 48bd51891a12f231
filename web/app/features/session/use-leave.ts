import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { endSession } from './session-query.ts';

/** Forgets the user in this browser and goes home; the session has ended. */
export function useLeave(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    endSession(client, { left: true });
    void navigate('/');
  };
}
