// Runs axe-core, which is there already, and returns what it finds: "impact rule: what it is; where".
async () => {
  const found = await axe.run(document, {rules: {'target-size': {enabled: true}}, resultTypes: ['violations']});
  return found.violations.flatMap((violation) => violation.nodes.slice(0, 4).map((node) =>
      `${violation.impact} ${violation.id}: ${violation.help}; ${node.target.join(' ')} ${(node.any[0] || node.all[0] || node.none[0] || {message: ''}).message}`
          + (violation.nodes.length > 1 ? ` (one of ${violation.nodes.length})` : '')));
}
