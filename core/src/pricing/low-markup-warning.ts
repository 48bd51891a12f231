export const lowMarkupWarning =
  'Margem baixa - risco de prejuízo. Considere aumentar para pelo menos 50%.';
