package org.sitrep.web;

import java.util.List;
import java.util.Map;

/**
 * What a site offers to play.
 *
 * @param scenarios the files of each game, by its id
 * @param playbooks the names of the shipped playbooks of each game, by its id
 */
public record SiteContent(Map<String, List<String>> scenarios, Map<String, List<String>> playbooks) {}
