import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../ui/toasts/toast.tsx';

/** Leads to the products and says why. */
export function BackToList({ reason }: { readonly reason: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(reason);
    void navigate('/products', { replace: true });
  }, [reason, navigate]);
  return null;
}
