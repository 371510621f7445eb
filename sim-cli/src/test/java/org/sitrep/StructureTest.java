package org.sitrep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Holds what is so of all modules together: no package imports one that imports it, by any way round. */
class StructureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("org.sitrep");

    @Test
    void packagesHaveNoCycles() {
        SlicesRuleDefinition.slices()
                .matching("org.sitrep.(**)")
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }

    @Test
    void gamesDoNotUseEachOther() {
        SlicesRuleDefinition.slices()
                .matching("org.sitrep.rulesets.(*)..")
                .should()
                .notDependOnEachOther()
                .check(CLASSES);
    }

    /** Outside the games; a nested type belongs to the name of its outer one. */
    @Test
    void aSimpleNameHasOneMeaning() {
        final Map<String, List<String>> byName = CLASSES.stream()
                .filter(type -> !type.getPackageName().startsWith("org.sitrep.rulesets"))
                .filter(type -> type.getEnclosingClass().isEmpty()
                        && !type.getSimpleName().isEmpty())
                .collect(Collectors.groupingBy(
                        JavaClass::getSimpleName,
                        TreeMap::new,
                        Collectors.mapping(JavaClass::getName, Collectors.toList())));
        byName.remove("package-info");
        byName.values().removeIf(names -> names.size() == 1);
        assertEquals(Map.of(), byName);
    }
}
