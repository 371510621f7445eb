package org.sitrep.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** One record as Java text: its components, how it is created, and how its values are read. */
final class RecordText {
    static final String FIELD = "org.sitrep.scenario.Field";
    static final String KEY = "org.sitrep.scenario.Key";

    private static final String FIRST_BY_DEFAULT = "org.sitrep.scenario.FirstByDefault";
    private static final Set<String> RESERVED = Set.of("provenance", "replaces");
    private static final Map<String, String> SIMPLE = Map.of(
            "int", "INT",
            "java.lang.Integer", "INT",
            "long", "LONG",
            "java.lang.Long", "LONG",
            "double", "DOUBLE",
            "java.lang.Double", "DOUBLE",
            "boolean", "BOOLEAN",
            "java.lang.Boolean", "BOOLEAN",
            "java.lang.String", "STRING");

    private final TypeElement record;
    private final Elements elements;
    private final ProcessingEnvironment environment;
    private final boolean described;

    RecordText(final TypeElement record, final ProcessingEnvironment environment) {
        this.record = record;
        this.environment = environment;
        elements = environment.getElementUtils();
        for (Element around = record; around instanceof TypeElement; around = around.getEnclosingElement()) {
            if (around.getModifiers().contains(Modifier.PRIVATE)) {
                throw new Undescribed(record, "a data record must not be private; leave the word out");
            }
        }
        described = record.getRecordComponents().stream()
                .anyMatch(component -> annotation(component, FIELD) != null || annotation(component, KEY) != null);
    }

    String name() {
        return name(record, environment);
    }

    /** Returns the binary name of a class without that of the package. */
    static String name(final TypeElement type, final ProcessingEnvironment environment) {
        final Elements elements = environment.getElementUtils();
        final String packageName = elements.getPackageOf(type).getQualifiedName() + ".";
        return elements.getBinaryName(type).toString().substring(packageName.length());
    }

    /** Returns the descriptions of its components, one text each. */
    List<String> components() {
        final List<String> all = new ArrayList<>();
        for (final RecordComponentElement component : record.getRecordComponents()) {
            all.add(component(component));
        }
        return all;
    }

    private String component(final RecordComponentElement component) {
        final String name = component.getSimpleName().toString();
        if (!described) {
            return "value(" + quoted(name) + ", " + shape(component.asType(), component) + ")";
        }
        final Map<String, Object> field = annotation(component, FIELD);
        if (RESERVED.contains(name)) {
            throw fault(component, "this key is reserved in every map; take another name");
        }
        if (annotation(component, KEY) != null) {
            if (field != null || !"STRING".equals(SIMPLE.get(component.asType().toString()))) {
                throw fault(component, "a key must be a String without @Field");
            }
            return "key(" + quoted(name) + ")";
        }
        if (field == null) {
            throw fault(component, "describe the component by @Field or @Key");
        }
        final String key = (String) field.get("key");
        return "field("
                + String.join(
                        ", ",
                        quoted(name),
                        quoted(key.isEmpty() ? name : key),
                        shape(component.asType(), component),
                        String.valueOf(annotation(record, FIRST_BY_DEFAULT) != null),
                        quoted((String) field.get("value")),
                        quoted((String) field.get("unit")),
                        limit((Long) field.get("min")),
                        limit((Long) field.get("max")),
                        quoted((String) field.get("orElse")),
                        quoted((String) field.get("refersTo")),
                        String.valueOf(field.get("ordered")))
                + ")";
    }

    /** Returns a fault of a component, at its record: the compiler keeps no place of components. */
    private Undescribed fault(final RecordComponentElement component, final String message) {
        return new Undescribed(record, component.getSimpleName() + ": " + message);
    }

    /** Returns the values of an annotation, the defaults among them; null without it. */
    private Map<String, Object> annotation(final Element element, final String name) {
        for (final AnnotationMirror mirror : element.getAnnotationMirrors()) {
            if (mirror.getAnnotationType().toString().equals(name)) {
                return elements.getElementValuesWithDefaults(mirror).entrySet().stream()
                        .collect(Collectors.toMap(
                                entry -> entry.getKey().getSimpleName().toString(), RecordText::value));
            }
        }
        return null;
    }

    private static Object value(final Map.Entry<?, ? extends AnnotationValue> entry) {
        return entry.getValue().getValue();
    }

    private String quoted(final String text) {
        return elements.getConstantExpression(text);
    }

    private static String limit(final long limit) {
        return limit == Long.MIN_VALUE ? "Long.MIN_VALUE" : limit == Long.MAX_VALUE ? "Long.MAX_VALUE" : limit + "L";
    }

    private String shape(final TypeMirror type, final RecordComponentElement where) {
        final String simple = SIMPLE.get(type.toString());
        if (simple != null) {
            return "Shape.Simple." + simple;
        }
        if (type.getKind() == TypeKind.DECLARED) {
            final DeclaredType declared = (DeclaredType) type;
            final List<? extends TypeMirror> arguments = declared.getTypeArguments();
            final TypeElement element = (TypeElement) declared.asElement();
            final String name = element.getQualifiedName().toString();
            if (element.getKind() == ElementKind.RECORD) {
                return "new Shape.Nested(" + name + ".class)";
            }
            if (element.getKind() == ElementKind.ENUM) {
                return "new Shape.Choice(" + name + ".class)";
            }
            if (name.equals("java.util.List")) {
                return "new Shape.ListOf(" + shape(arguments.get(0), where) + ")";
            }
            if (name.equals("java.util.Optional")) {
                return "new Shape.Maybe(" + shape(arguments.get(0), where) + ")";
            }
            if (name.equals("java.util.Map")
                    && "STRING".equals(SIMPLE.get(arguments.get(0).toString()))) {
                return "new Shape.MapOf(" + shape(arguments.get(1), where) + ")";
            }
        }
        if (!described) {
            return "new Shape.Other(" + erased(type) + ".class)";
        }
        throw fault(
                where,
                "data cannot be bound to " + type + "; take a number, flag, String, enum or record, or a List, "
                        + "Optional or Map from String of these");
    }

    /** Returns an expression for a new record with the values in the array {@code v}. */
    String creation() {
        final List<String> arguments = new ArrayList<>();
        for (final RecordComponentElement component : record.getRecordComponents()) {
            arguments.add("(" + erased(component.asType()) + ") v[" + arguments.size() + "]");
        }
        return "new " + record.getQualifiedName() + "(" + String.join(", ", arguments) + ")";
    }

    private TypeMirror erased(final TypeMirror type) {
        return environment.getTypeUtils().erasure(type);
    }

    /** Returns an expression for an array of the values of the record {@code r}. */
    String values() {
        return record.getRecordComponents().stream()
                .map(component -> "r." + component.getSimpleName() + "()")
                .collect(Collectors.joining(", ", "new Object[] {", "}"));
    }

    String type() {
        return record.getQualifiedName().toString();
    }
}
