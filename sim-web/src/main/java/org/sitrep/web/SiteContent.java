package org.sitrep.web;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;

/** The scenarios and playbooks of a site. */
public record SiteContent(
        @Field("Files of the scenarios of each game, by its id.")
        Map<String, List<String>> scenarios,

        @Field("Names of the shipped playbooks of each game, by its id.")
        Map<String, List<String>> playbooks) {}
